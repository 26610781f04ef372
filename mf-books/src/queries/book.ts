import type { Reply } from "@lagom/shared/contract/calls";
import { keyFor, queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

export type BookWithOwn = Reply<"GET /api/books/slug/{slug}">;

/** The key of a book for one user, since the reply contains that user's rating. */
export const bookKey = (slug: string, userId: string | undefined) =>
  keyFor("GET /api/books/slug/{slug}", { params: { slug } }, userId);

/** One book; fetched once the session is known. */
export function useBook(slug: string) {
  const { user, loading } = useSession();
  return useQuery({
    ...queryFor("GET /api/books/slug/{slug}", { params: { slug } }, user?.id),
    enabled: !loading,
  });
}
