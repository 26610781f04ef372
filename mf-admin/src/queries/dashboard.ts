import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";

/** The counts of the whole product, as they are now, and its last days. */
export function useDashboard(days: number) {
  return useQuery({
    ...queryFor("GET /api/admin/dashboard", { query: { days } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
