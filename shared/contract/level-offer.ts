import { z } from "zod";
import type { Calls } from "./call.ts";
import { LanguageInput, LevelField } from "./fields.ts";

/** A level that is worth a try, and what speaks for it: sums of the texts read at the present level in the last 28 days. */
export const LevelOffer = z.object({
  /** At which the reader reads now. */
  level: LevelField,
  seems: z.enum(["easy", "hard"]),
  /** The level to try. */
  next: LevelField,
  finished: z.int(),
  words_read: z.int(),
  words_looked_up: z.int(),
});
export type LevelOffer = z.infer<typeof LevelOffer>;

export const levelOfferCalls = {
  "GET /api/user/level-offer": {
    summary: "Another level that the user may want to try in a language",
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: {
      200: z.object({
        /** Null without enough evidence, and for 60 days after an answer. */
        offer: LevelOffer.nullable(),
      }),
    },
  },
  "PUT /api/user/level-offer": {
    summary:
      "Record that the user took the offer of another level than this one, or not; for 60 days there is none",
    access: "user",
    body: z.object({ language: LanguageInput, level: LevelField }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
