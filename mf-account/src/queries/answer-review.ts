import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import type { ReviewRating } from "@lagom/shared/text/review";
import { sendOnce } from "@lagom/shared/write-queue/send";

/** An answer to a review, or the undoing of one. */
interface Answer {
  wordId: number;
  answerId: string;
  /** Null undoes the answer. */
  rating: ReviewRating | null;
  /** ISO instant. */
  at: string;
}

/**
 * Records an answer, or takes it back; without a network it waits. A take-back takes the place of an answer that was never sent.
 * @returns whether it is recorded, or stored for later
 */
export async function recordAnswer({ wordId, answerId, rating, at }: Answer): Promise<boolean> {
  const params = { id: wordId, answer_id: answerId };
  // The round continues with its own cards; the review fetches the next ones when it ends.
  const options = { patient: true, replaces: `review ${answerId}`, unchanged: ["reviews"] as const };
  try {
    if (rating === null) {
      await sendOnce("DELETE /api/user-words/{id}/reviews/{answer_id}", { params }, options);
      return true;
    }
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const body = { rating, occurred_at: at, time_zone };
    await sendOnce("PUT /api/user-words/{id}/reviews/{answer_id}", { params, body }, options);
    analytics.track("word_reviewed", { rating });
    return true;
  } catch (error) {
    console.warn("The server refused the answer of a review", error);
    // Ignore words that were deleted in the meantime.
    return isApiError(error) && error.status === 404;
  }
}
