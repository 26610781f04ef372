import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

/** The administrator who is looking: nobody changes their own account status, and only operators give roles. */
export function useMe() {
  const userId = useSession((state) => state.user?.id);
  return useQuery({
    queryKey: ["me", userId],
    enabled: userId !== undefined,
    queryFn: ({ signal }) => callApi("GET /api/user/me", { signal }),
  }).data;
}
