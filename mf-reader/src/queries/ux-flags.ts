import type { UxFlags } from "@lagom/shared/contract/ux-flags";
import { queryClient, queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { sendOnce } from "@lagom/shared/write-queue/send";

const flags = queryFor("GET /api/ux-flags", {});

/** The hints the user has already seen; undefined until loaded, and for visitors. */
export function useUxFlags(): UxFlags | undefined {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({
    ...flags,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: signedIn,
  }).data;
}

/** Records that the user has seen a version of the tutorial, so that it is not shown again automatically. */
export function noteTutorial(version: number): void {
  const shown_at = new Date().toISOString();
  queryClient.setQueryData(flags.queryKey, { select_to_translate_tutorial: { version, shown_at } });
  sendOnce("POST /api/ux-flags/select_to_translate_tutorial", { body: { version } }, { patient: true }).catch(
    (error: unknown) => console.warn("That the tutorial was shown was not noted", error),
  );
}
