import { z } from "zod";
import { REVIEW_RATINGS } from "../text/review.ts";
import type { Calls } from "./call.ts";
import { BooleanInput, Id, Instant, integerInput, LanguageInput, LongIdInput, TimeZone } from "./fields.ts";
import { MOST_WORDS_FIRST } from "./word-limits.ts";
import { SavedWord } from "./words.ts";

/** Where a word stands in its schedule: the memory state of FSRS. Independent of the word's status (docs/decisions/0032-review.md). */
export const Schedule = z.object({
  due: Instant,
  last_review: Instant,
  /** Days until the chance to remember falls to 90 %. */
  stability: z.number(),
  difficulty: z.number(),
  state: z.enum(["learning", "review", "relearning"]),
  learning_steps: z.int(),
  scheduled_days: z.number(),
  reps: z.int(),
  lapses: z.int(),
});
export type Schedule = z.infer<typeof Schedule>;

/** A word to review; without a schedule it was never reviewed. */
export const ReviewCard = z.object({
  word: SavedWord,
  schedule: Schedule.nullable(),
  /** What the word's sentence means in the reader's language, where the collection has it in both. */
  sentence_translation: z.string().nullable(),
});
export type ReviewCard = z.infer<typeof ReviewCard>;

/** The client's own id of an answer: sending it again changes nothing. */
const AnswerId = z.string().regex(/^[\w-]{8,64}$/, "is not 8 to 64 letters, digits, _ or -");

/** `first=12,34`. */
const WordsFirst = z
  .string()
  .regex(/^\d{1,16}(,\d{1,16})*$/, "is no list of ids")
  .transform((list) => list.split(",").map(Number))
  .pipe(z.array(Id).max(MOST_WORDS_FIRST));

const RATED = z.object({ word_id: z.int(), schedule: Schedule.nullable() });

export const reviewCalls = {
  "GET /api/user-words/reviews": {
    summary: "Words to review now: those due, the most overdue first, then new ones, the newest first",
    access: "user",
    query: z.object({
      language: LanguageInput.optional(),
      limit: integerInput(z.int().min(1).max(100)).default(50),
      /** Words that are not due, the next ones first; answers to them are not sent. */
      practice: BooleanInput.default(false),
      /** Go on after the day's limit. */
      more: BooleanInput.default(false),
      /** Saved words that come before all others, as far as they are to be reviewed now. */
      first: WordsFirst.optional(),
    }),
    responses: {
      200: z.object({
        cards: z.array(ReviewCard),
        /** The parameters of FSRS fitted to the reader's own answers; null for those of everybody. */
        parameters: z.array(z.number()).nullable(),
        /** Words of the day's limit that are left. */
        left_today: z.int(),
        reviewed_today: z.int(),
        /** Due and new words, at most 1000 of them. */
        waiting: z.int(),
        /** When the next word falls due; null when none will. */
        next_due: Instant.nullable(),
      }),
    },
  },
  "PUT /api/user-words/{id}/reviews/{answer_id}": {
    summary: "Answer a review; a late answer is put where it belongs by its time",
    access: "user",
    failures: [404],
    params: z.object({ id: LongIdInput, answer_id: AnswerId }),
    body: z.object({
      rating: z.enum(REVIEW_RATINGS),
      occurred_at: Instant.optional(),
      time_zone: TimeZone.optional(),
    }),
    responses: { 200: RATED },
  },
  "DELETE /api/user-words/{id}/reviews/{answer_id}": {
    summary: "Take an answer back; one that is not there counts as taken back",
    access: "user",
    failures: [404],
    params: z.object({ id: LongIdInput, answer_id: AnswerId }),
    responses: { 200: RATED },
  },
} as const satisfies Calls;
