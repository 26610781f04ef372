import type { Schedule } from "@lagom/shared/contract/reviews";
import { REVIEW_PARAMETERS, type ReviewRating } from "@lagom/shared/text/review";
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from "ts-fsrs";

const GRADES: Record<ReviewRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/**
 * The schedule that answers lead to: the same answers at the same times always give the same one.
 * @param answers in the order of their times
 * @param parameters those fitted to the reader, if any
 * @returns null when there was none
 */
export function scheduleOf(
  answers: readonly { rating: ReviewRating; answeredAt: Date }[],
  parameters: readonly number[] | null,
): Schedule | null {
  const [first] = answers;
  if (!first) return null;
  const scheduler = fsrs({ ...REVIEW_PARAMETERS, ...(parameters ? { w: parameters } : {}) });
  let card = createEmptyCard(first.answeredAt);
  for (const { rating, answeredAt } of answers) card = scheduler.next(card, answeredAt, GRADES[rating]).card;
  return toSchedule(card);
}

const STATES = {
  [State.New]: "learning",
  [State.Learning]: "learning",
  [State.Review]: "review",
  [State.Relearning]: "relearning",
} as const;

function toSchedule(card: Card): Schedule {
  return {
    due: card.due.toISOString(),
    last_review: (card.last_review ?? card.due).toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: STATES[card.state],
    learning_steps: card.learning_steps,
    scheduled_days: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
  };
}
