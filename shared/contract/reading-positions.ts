import { z } from "zod";
import type { Calls } from "./call.ts";
import { IdInput, Instant } from "./fields.ts";

/** Where a reader is in a text: paragraphs have the same id at every level. */
export const ReadingPosition = z.object({
  paragraph: z.string().min(1).max(40),
  /** Number of the sentence in the paragraph, from 0. */
  sentence: z.int().min(0).max(10_000),
  /** When the reader was there. */
  occurred_at: Instant,
});
export type ReadingPosition = z.infer<typeof ReadingPosition>;

export const readingPositionCalls = {
  "PUT /api/user/reading-positions/{id}": {
    summary:
      "Save the reading position in the text that a rewrite belongs to; the latest of all devices wins and is answered",
    access: "user",
    failures: [404],
    params: z.object({ id: IdInput }),
    body: ReadingPosition,
    responses: { 200: ReadingPosition },
  },
} as const satisfies Calls;
