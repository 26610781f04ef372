import type { Reply } from "@lagom/shared/contract/calls";
import { queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

type Me = Reply<"GET /api/user/me">;

/** What the server knows of the session's user. */
export function useMe() {
  const userId = useSession((state) => state.user?.id);
  return useQuery({ ...queryFor("GET /api/user/me", {}), enabled: userId !== undefined });
}

export const isAdministrator = ({ role }: Pick<Me, "role">): boolean =>
  role === "admin" || role === "operator";

/** Whether the session's user is an administrator; the server checks again at every call. */
export function useIsAdministrator(): boolean {
  const { data } = useMe();
  return data !== undefined && isAdministrator(data);
}
