import { queryFor, useQuery } from "@lagom/shared/query";

/** The user's streak. Reading changes it, so it is refetched each time. */
export const useStreak = () => useQuery({ ...queryFor("GET /api/user/streak", {}), staleTime: 0 });
