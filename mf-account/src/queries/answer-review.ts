import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { useSession } from "@lagom/shared/session/store";
import { dropUnsent, keepUnsent, type UnsentAnswer, unsentOf } from "../stores/unsent-answers.ts";

/** A fresh id of an answer; it needs no secure context, as `randomUUID` would. */
export function newAnswerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Records an answer, or takes it back. It is kept first and sent after those before it; without a network it waits.
 * @returns whether the server has taken all that were kept, or none was refused
 */
export function recordAnswer(answer: Omit<UnsentAnswer, "userId">): Promise<boolean> {
  keepUnsent({ ...answer, userId: useSession.getState().user?.id ?? "" });
  return sendAnswers();
}

let sending: Promise<boolean> = Promise.resolve(true);

/** Sends what waits, oldest first, one call after the other. @returns whether none was refused */
export function sendAnswers(): Promise<boolean> {
  sending = sending.then(sendAll);
  return sending;
}

async function sendAll(): Promise<boolean> {
  let taken = true;
  for (const answer of unsentOf(useSession.getState().user?.id ?? "")) {
    try {
      await send(answer);
    } catch (error) {
      // Without an answer, a session or a well server it waits; sent again, it counts once.
      if (!isApiError(error) || error.status === 401 || error.status === 429 || error.status >= 500) break;
      console.warn("The server refused the answer of a review", error);
      // A word that was deleted meanwhile is none to complain about.
      taken = taken && error.status === 404;
    }
    dropUnsent(answer);
  }
  return taken;
}

function send({ wordId, answerId, rating, at }: UnsentAnswer): Promise<unknown> {
  const params = { id: wordId, answer_id: answerId };
  if (rating === null) return callApi("DELETE /api/user-words/{id}/reviews/{answer_id}", { params });
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return callApi("PUT /api/user-words/{id}/reviews/{answer_id}", {
    params,
    body: { rating, occurred_at: at, time_zone },
    keepalive: true,
  }).then(() => analytics.track("word_reviewed", { rating }));
}
