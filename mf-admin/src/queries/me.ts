import { queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

/** The current administrator: nobody may change their own account status, and only operators may give roles. */
export function useMe() {
  const userId = useSession((state) => state.user?.id);
  return useQuery({
    ...queryFor("GET /api/user/me", {}),
    enabled: userId !== undefined,
  }).data;
}
