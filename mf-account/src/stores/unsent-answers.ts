import type { ReviewRating } from "@lagom/shared/text/review";

/** An answer to a review, or its take-back, that the server does not have yet. */
export interface UnsentAnswer {
  userId: string;
  wordId: number;
  answerId: string;
  /** Null takes the answer back. */
  rating: ReviewRating | null;
  /** ISO instant. */
  at: string;
}

/** `lagom.reviews.unsent` in local storage: written before anything is sent, so that no answer is lost without a network. */
const KEY = "lagom.reviews.unsent";
/** A month of full days; beyond it the oldest go. */
const MOST = 2000;

/** What waits to be sent for a user, oldest first. */
export const unsentOf = (userId: string): UnsentAnswer[] =>
  readAll().filter((answer) => answer.userId === userId);

/** Keeps an answer; a take-back takes the place of an answer that was not sent. */
export function keepUnsent(answer: UnsentAnswer): void {
  const others = readAll().filter(({ answerId }) => answerId !== answer.answerId);
  write([...others, answer].slice(-MOST));
}

/** The server has it, or will never take it. One that was changed meanwhile stays. */
export function dropUnsent(sent: UnsentAnswer): void {
  write(readAll().filter(({ answerId, rating }) => answerId !== sent.answerId || rating !== sent.rating));
}

function readAll(): UnsentAnswer[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as UnsentAnswer[];
  } catch {
    return [];
  }
}

function write(answers: readonly UnsentAnswer[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Storage is full or denied: answers are then sent at once or not at all.
  }
}
