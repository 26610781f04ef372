import type { Place } from "@lagom/shared/contract/places";
import type { Text } from "@lagom/shared/contract/text";
import { useSession } from "@lagom/shared/session/store";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { keepLocalPlace } from "../stores/local-places.ts";

/** Names a text over its levels, for this device. */
export const placeKey = ({ article_id, rewrite_id, lang }: Text): string =>
  `${article_id === null ? `rewrite:${rewrite_id}` : `article:${article_id}`}:${lang}`;

/** Keeps the place in a text, here and on the server, where the latest of all devices wins. */
export function keepPlace(text: Text, place: Omit<Place, "occurred_at">): void {
  const body = { ...place, occurred_at: new Date().toISOString() };
  const key = placeKey(text);
  keepLocalPlace(key, body);
  if (useSession.getState().user === null) return;
  sendOnce(
    "PUT /api/user/places/{id}",
    { params: { id: text.rewrite_id }, body },
    { patient: true, replaces: `place ${key}` },
  ).catch((error: unknown) => console.warn("The place was not kept on the server", error));
}
