import type { CallKey } from "@lagom/shared/contract/calls";
import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";

const PAGE_SIZE = 25;

/** The calls that list something for administrators, a page at a time. */
export type ListKey = Extract<
  CallKey,
  | "GET /api/admin/users"
  | "GET /api/admin/book-lists"
  | "GET /api/admin/ratings"
  | "GET /api/admin/ratings/books"
  | "GET /api/admin/feedback"
  | "GET /api/admin/mails"
  | "GET /api/admin/feeds"
  | "GET /api/admin/log"
>;

/** Search and filters of a list; empty values are left out. */
type Filters = Readonly<Record<string, string>>;

/** One page of an administrator's list; the previous page stays until it has loaded. */
export function useAdminPage<K extends ListKey>(key: K, page: number, filters: Filters = {}, enabled = true) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
  const query: object = { ...given, page, limit: PAGE_SIZE };
  return useQuery({
    ...queryFor(key, { query } as never),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
