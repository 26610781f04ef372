import { queryFor, useQuery } from "@lagom/shared/query";

/** The user's current week and the one before. Reading changes it, so it is refetched each time. */
export const useWeek = () => useQuery({ ...queryFor("GET /api/user/week", {}), staleTime: 0 });
