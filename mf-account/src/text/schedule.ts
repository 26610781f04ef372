import type { Schedule } from "@lagom/shared/contract/reviews";
import { REVIEW_PARAMETERS, REVIEW_RATINGS, type ReviewRating } from "@lagom/shared/text/review";
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from "ts-fsrs";

const GRADES: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const NAMES = {
  [State.New]: "learning",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const;
const STATES = { learning: State.Learning, review: State.Review, relearning: State.Relearning };

/**
 * The schedule after each possible answer; the server computes the same (docs/decisions/0032-review.md).
 * @param parameters those fitted to the reader, if any
 */
export function schedulesAfter(
  schedule: Schedule | null,
  now: Date,
  parameters: readonly number[] | null = null,
): Record<ReviewRating, Schedule> {
  const scheduler = fsrs({ ...REVIEW_PARAMETERS, ...(parameters ? { w: parameters } : {}) });
  const card = schedule ? toCard(schedule) : createEmptyCard(now);
  const entries = REVIEW_RATINGS.map((rating) => [
    rating,
    toSchedule(scheduler.next(card, now, GRADES[rating]).card),
  ]);
  return Object.fromEntries(entries);
}

const toCard = ({ due, last_review, state, ...rest }: Schedule): Card => ({
  ...rest,
  elapsed_days: 0,
  due: new Date(due),
  last_review: new Date(last_review),
  state: STATES[state],
});

const toSchedule = (card: Card): Schedule => ({
  due: card.due.toISOString(),
  last_review: (card.last_review ?? card.due).toISOString(),
  stability: card.stability,
  difficulty: card.difficulty,
  state: NAMES[card.state],
  learning_steps: card.learning_steps,
  scheduled_days: card.scheduled_days,
  reps: card.reps,
  lapses: card.lapses,
});
