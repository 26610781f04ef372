/** How well a word was remembered, worst first. */
export const REVIEW_RATINGS = ["again", "hard", "good", "easy"] as const;
export type ReviewRating = (typeof REVIEW_RATINGS)[number];

/** Most words that a day's review asks for, unless the reader chose otherwise. */
export const DEFAULT_DAILY_REVIEWS = 50;

/** A word that was forgotten so often after it had been learnt is hard for its reader; the number is Anki's for a leech. */
export const LEECH_LAPSES = 8;

/**
 * The parameters of FSRS, the same on the server, which keeps the schedule, and in the page, which shows it beforehand and goes
 * on without a network. No fuzz: the same answers at the same times give the same schedule.
 */
export const REVIEW_PARAMETERS = {
  request_retention: 0.9,
  maximum_interval: 36_500,
  enable_fuzz: false,
  enable_short_term: true,
  learning_steps: ["1m", "10m"],
  relearning_steps: ["10m"],
} as const;
