import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, IdInput, LanguageInput } from "./fields.ts";

/** The most letters of a correction; a phrase that someone takes for one word is shorter. */
const LONGEST_SURFACE = 200;

/**
 * A correction of wrong tokens: wherever `surface` occurs in a text, it is split at `cuts` and nowhere else. Without cuts, it
 * becomes one token.
 */
export const TokenCorrection = z.object({
  id: Id,
  /** Lower case, NFC. */
  surface: z.string(),
  /** UTF-16 offsets in `surface`, rising. */
  cuts: z.array(z.int().positive()),
});
export type TokenCorrection = z.infer<typeof TokenCorrection>;

const NewTokenCorrection = z
  .object({
    language: LanguageInput,
    surface: z
      .string()
      .min(1)
      .max(LONGEST_SURFACE)
      .transform((surface) => surface.normalize("NFC")),
    cuts: z.array(z.int().positive()).max(50),
  })
  .refine(({ cuts, surface }) => cuts.every((cut, i) => cut > (cuts[i - 1] ?? 0) && cut < surface.length), {
    path: ["cuts"],
    message: "must rise and stay within the surface",
  });

export const tokenCorrectionCalls = {
  "GET /api/token-corrections": {
    summary: "The tokens of a language that the user put right",
    access: "user",
    query: z.object({ language: LanguageInput }),
    responses: { 200: z.object({ fixes: z.array(TokenCorrection) }) },
  },
  "PUT /api/token-corrections": {
    summary: "Join or split tokens wherever a surface stands; replaces what was said of it before",
    access: "user",
    body: NewTokenCorrection,
    responses: { 200: TokenCorrection },
  },
  "DELETE /api/token-corrections/{id}": {
    summary: "Take a correction of tokens back",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
