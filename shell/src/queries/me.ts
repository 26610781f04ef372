import { callApi } from "@lagom/shared/api/client";
import { queryOptions, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

const me = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["me", userId],
    enabled: userId !== undefined,
    queryFn: ({ signal }) => callApi("GET /api/user/me", { signal }),
  });

/** Whether the session's user administers the product; the server decides anew at every call. */
export function useIsAdministrator(): boolean {
  const userId = useSession((state) => state.user?.id);
  const { data } = useQuery(me(userId));
  return data?.role === "admin" || data?.role === "operator";
}
