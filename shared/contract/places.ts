import { z } from "zod";
import type { Calls } from "./call.ts";
import { IdInput, Instant } from "./fields.ts";

/** Where a reader is in a text: paragraphs have the same id at every level. */
export const Place = z.object({
  paragraph: z.string().min(1).max(40),
  /** Number of the sentence in the paragraph, from 0. */
  sentence: z.int().min(0).max(10_000),
  /** When the reader was there. */
  occurred_at: Instant,
});
export type Place = z.infer<typeof Place>;

export const placeCalls = {
  "PUT /api/user/places/{id}": {
    summary:
      "Keep the place in the text that a rewrite belongs to; the latest of all devices wins and is answered",
    access: "user",
    params: z.object({ id: IdInput }),
    body: Place,
    responses: { 200: Place },
  },
} as const satisfies Calls;
