import type { ReadingPosition } from "@lagom/shared/contract/reading-positions";
import type { Text } from "@lagom/shared/contract/text";
import { useSession } from "@lagom/shared/session/store";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { saveLocalPosition } from "../stores/local-positions.ts";

/** Identifies a text across its levels, on this device. */
export const positionKey = ({ article_id, book_id, part, rewrite_id, lang }: Text): string => {
  if (article_id !== null) return `article:${article_id}:${lang}`;
  return `${book_id === null ? `rewrite:${rewrite_id}` : `book:${book_id}:${part}`}:${lang}`;
};

/** Saves the reading position, here and on the server, where the latest of all devices wins. */
export function saveReadingPosition(text: Text, position: Omit<ReadingPosition, "occurred_at">): void {
  const body = { ...position, occurred_at: new Date().toISOString() };
  const key = positionKey(text);
  saveLocalPosition(key, body);
  if (useSession.getState().user === null) return;
  sendOnce(
    "PUT /api/user/reading-positions/{id}",
    { params: { id: text.rewrite_id }, body },
    { patient: true, replaces: `position ${key}` },
  ).catch((error: unknown) => console.warn("The reading position was not saved on the server", error));
}
