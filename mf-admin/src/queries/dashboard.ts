import { callApi } from "@lagom/shared/api/client";
import { keepPreviousData, useQuery } from "@lagom/shared/query";

/** The counts of the whole product, as they are now, and its last days. */
export function useDashboard(days: number) {
  return useQuery({
    queryKey: ["GET /api/admin/dashboard", days],
    queryFn: ({ signal }) => callApi("GET /api/admin/dashboard", { query: { days }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
