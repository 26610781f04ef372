import { callApi } from "@lagom/shared/api/client";
import type { ReviewRating } from "@lagom/shared/text/review";

/** A fresh id of an answer; it needs no secure context, as `randomUUID` would. */
export function newAnswerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Records an answer at its own time. @throws ApiError */
export async function sendAnswer(id: number, answer_id: string, rating: ReviewRating, at: Date) {
  await callApi("PUT /api/user-words/{id}/reviews/{answer_id}", {
    params: { id, answer_id },
    body: {
      rating,
      occurred_at: at.toISOString(),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    keepalive: true,
  });
}

/** Takes an answer back. @throws ApiError */
export async function takeBackAnswer(id: number, answer_id: string) {
  await callApi("DELETE /api/user-words/{id}/reviews/{answer_id}", { params: { id, answer_id } });
}
