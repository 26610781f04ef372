import { z } from "zod";
import type { Calls } from "./call.ts";
import { Id, IdInput } from "./fields.ts";
import { LONGEST_NOTE, MOST_NOTES_OF_TEXT } from "./note-limits.ts";
import { ReadingPosition } from "./reading-positions.ts";
import { LONGEST_SENTENCE } from "./word-limits.ts";

const { paragraph, sentence } = ReadingPosition.shape;

/** A note on a sentence of a text. */
export const SentenceNote = z.object({
  paragraph,
  sentence,
  /** The sentence as it stood when it was noted. */
  quote: z.string(),
  note: z.string(),
});
export type SentenceNote = z.infer<typeof SentenceNote>;

export const noteCalls = {
  "GET /api/user/notes": {
    summary: `The user's notes on the sentences of a text, ${MOST_NOTES_OF_TEXT} at most`,
    access: "user",
    query: z.object({ rewrite_id: IdInput }),
    responses: { 200: z.object({ notes: z.array(SentenceNote) }) },
  },
  "PUT /api/user/notes": {
    summary:
      "Note something on a sentence of a text, in place of what was noted there; an empty note takes it away",
    access: "user",
    failures: [404],
    body: z.object({
      rewrite_id: Id,
      paragraph,
      sentence,
      quote: z.string().min(1).max(LONGEST_SENTENCE),
      note: z.string().trim().max(LONGEST_NOTE),
    }),
    responses: { 204: z.void() },
  },
} as const satisfies Calls;
