import type { Text } from "@lagom/shared/contract/text";
import { queryClient, queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { useMemo } from "react";

/** Base forms of a text that the reader knows without having saved them; none until they are there, and for a visitor. */
export function useKnownWords(rewriteId: number, needed: boolean): ReadonlySet<string> {
  const signedIn = useSession(({ user }) => user !== null);
  const { data } = useQuery({
    ...queryFor("GET /api/user/known-words/{id}", { params: { id: rewriteId } }),
    enabled: needed && signedIn,
  });
  return useMemo(() => new Set(data?.lemmas), [data]);
}

/**
 * Counts all words of a text as known that the reader has neither saved nor looked up.
 * @returns how many; null if that is stored for later
 * @throws ApiError when the server refuses it
 */
export async function markRestKnown({ rewrite_id: id, title }: Text): Promise<number | null> {
  const written = await sendOnce("PUT /api/user/known-words/{id}", { params: { id } }, aboutKnown(id, title));
  if (written.state === "waiting") return null;
  void askAgain(id);
  return written.reply.words;
}

/** Takes that back. */
export async function unmarkRestKnown({ rewrite_id: id, title }: Text): Promise<void> {
  await sendOnce("DELETE /api/user/known-words/{id}", { params: { id } }, aboutKnown(id, title));
  void askAgain(id);
}

/** For lookups, which ask only where some words of the language were known when the text was opened. */
const askAgain = (id: number) =>
  queryClient.prefetchQuery(queryFor("GET /api/user/known-words/{id}", { params: { id } }));

/** What is taken back before it was sent need not be sent at all. */
const aboutKnown = (id: number, label: string) => ({ label, replaces: `known ${id}` });
