import { strings } from "../strings.ts";

const MANY = 1000;

/** What begins a review, with how many words wait for it. */
export function reviewLabel(waiting: number): string {
  if (waiting === 0) return strings.review.start;
  return waiting < MANY ? strings.review.startWith({ waiting }) : strings.review.startWithMany;
}
