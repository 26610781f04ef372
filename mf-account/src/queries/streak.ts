import { queryFor, useQuery } from "@lagom/shared/query";

/** The user's days in a row. Reading changes them, so that they are asked for anew each time. */
export const useStreak = () => useQuery({ ...queryFor("GET /api/user/streak", {}), staleTime: 0 });
