import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

export type BookWithOwn = Reply<"GET /api/books/slug/{slug}">;

/** The key of a book as one user sees it: it carries that user's own mark. */
export const bookKey = (slug: string, userId: string | undefined) =>
  ["GET /api/books/slug/{slug}", slug, userId] as const;

/** One book; asked for when it is known who reads. */
export function useBook(slug: string) {
  const { user, loading } = useSession();
  return useQuery({
    queryKey: bookKey(slug, user?.id),
    queryFn: ({ signal }) => callApi("GET /api/books/slug/{slug}", { params: { slug }, signal }),
    enabled: !loading,
  });
}
