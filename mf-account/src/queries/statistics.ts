import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** The user's figures in each language. Reading changes them, so that they are asked for anew each time. */
export function useStatistics() {
  return useQuery({
    queryKey: ["GET /api/user/statistics"],
    queryFn: ({ signal }) => callApi("GET /api/user/statistics", { signal }),
    staleTime: 0,
  });
}
