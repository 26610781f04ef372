import { queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

/** Whether the session's user is an administrator; the server checks again at every call. */
export function useIsAdministrator(): boolean {
  const userId = useSession((state) => state.user?.id);
  const { data } = useQuery({ ...queryFor("GET /api/user/me", {}), enabled: userId !== undefined });
  return data?.role === "admin" || data?.role === "operator";
}
