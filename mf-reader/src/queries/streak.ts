import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";

/** The user's days in a row. Reading changes them, so that they are asked for anew each time. */
export function useStreak() {
  return useQuery({
    queryKey: ["GET /api/user/streak"],
    queryFn: ({ signal }) => callApi("GET /api/user/streak", { signal }),
    staleTime: 0,
  });
}
