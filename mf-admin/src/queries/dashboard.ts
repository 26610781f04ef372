import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** The counts of the whole product, as they are now. */
export function useDashboard() {
  return useQuery({
    queryKey: ["GET /api/admin/dashboard"],
    queryFn: ({ signal }) => callApi("GET /api/admin/dashboard", { signal }),
    staleTime: 0,
  });
}
