import { callApi } from "@lagom/shared/api/client";
import type { CallKey, Reply } from "@lagom/shared/contract/calls";
import { keepPreviousData, useQuery } from "@lagom/shared/query";

export const PAGE_SIZE = 25;

/** The calls that list something for administrators, a page at a time. */
export type ListKey = Extract<
  CallKey,
  "GET /api/admin/users" | "GET /api/admin/book-lists" | "GET /api/admin/ratings" | "GET /api/admin/feedback"
>;

/** One page of an administrator's list; the page before stays until it is there. */
export function useAdminPage<K extends ListKey>(key: K, page: number) {
  return useQuery({
    queryKey: [key, page],
    queryFn: ({ signal }): Promise<Reply<K>> =>
      callApi<ListKey>(key, { query: { page, limit: PAGE_SIZE }, signal }) as Promise<Reply<K>>,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
