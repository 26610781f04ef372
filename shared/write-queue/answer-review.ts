import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import { sendOnce } from "@lagom/shared/write-queue/send";
import type { Tag } from "../contract/tags.ts";
import type { ReviewRating } from "../text/review.ts";

/** An answer to a review, or the undoing of one. */
interface Answer {
  wordId: number;
  answerId: string;
  /** Null undoes the answer. */
  rating: ReviewRating | null;
  /** ISO instant. */
  at: string;
}

/** What became of an answer. */
interface Recorded {
  /** Whether it is recorded, or stored for later. */
  taken: boolean;
  /** When the word is due next, as an ISO instant, as far as the server has said. */
  due: string | null;
}

/**
 * Records an answer, or takes it back; without a network it waits. A take-back takes the place of an answer that was never sent.
 * @param unchanged what the caller keeps up to date itself; at least its own cards, with which a round continues
 */
export async function recordAnswer(
  { wordId, answerId, rating, at }: Answer,
  unchanged: readonly Tag[] = ["reviews"],
): Promise<Recorded> {
  const params = { id: wordId, answer_id: answerId };
  const options = { patient: true, replaces: `review ${answerId}`, unchanged };
  try {
    if (rating === null) {
      await sendOnce("DELETE /api/user-words/{id}/reviews/{answer_id}", { params }, options);
      return { taken: true, due: null };
    }
    const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const body = { rating, occurred_at: at, time_zone };
    const written = await sendOnce("PUT /api/user-words/{id}/reviews/{answer_id}", { params, body }, options);
    analytics.track("word_reviewed", { rating });
    return { taken: true, due: written.state === "sent" ? (written.reply.schedule?.due ?? null) : null };
  } catch (error) {
    console.warn("The server refused the answer of a review", error);
    // Ignore words that were deleted in the meantime.
    return { taken: isApiError(error) && error.status === 404, due: null };
  }
}
