import { REVIEW_PARAMETERS } from "@lagom/shared/text/review";
import { computeParameters, FSRSBindingItem, FSRSBindingReview } from "@open-spaced-repetition/binding";

/** An answer as FSRS counts it: 1 to 4, and days since the answer before, 0 for the first. */
export type DatedRating = [rating: number, days: number];

/**
 * The parameters of FSRS that fit answers best. Without the library's own time limit, which makes every fit last that long.
 * @param words the answers to each word, in order
 */
export function fit(words: readonly (readonly DatedRating[])[]): Promise<number[]> {
  return computeParameters(words.flatMap(itemsOf), {
    enableShortTerm: REVIEW_PARAMETERS.enable_short_term,
    numRelearningSteps: REVIEW_PARAMETERS.relearning_steps.length,
  });
}

/** One item for each answer after the first: it and all before it. Only answers on a later day say what was remembered. */
function itemsOf(answers: readonly DatedRating[]): FSRSBindingItem[] {
  const reviews = answers.map(([rating, days]) => new FSRSBindingReview(rating, days));
  return answers.flatMap(([, days], at) =>
    at > 0 && days > 0 ? [new FSRSBindingItem(reviews.slice(0, at + 1))] : [],
  );
}
