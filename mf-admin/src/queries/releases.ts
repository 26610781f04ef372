import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** What is live, and what changed it, as it is now. */
export function useReleases() {
  return useQuery({
    queryKey: ["GET /api/admin/releases"],
    queryFn: ({ signal }) => callApi("GET /api/admin/releases", { signal }),
    staleTime: 0,
  });
}
