import type { RefusedToken } from "@lagom/shared/api/access-token";
import { storedSession } from "@lagom/shared/session/stored-session";
import { loadAuth } from "./auth.ts";
import { useBanned } from "./banned.ts";

let asking: Promise<void> | undefined;
/** The token last checked with the auth service; the answer holds for later refusals of the same token. */
let asked: string | undefined;

/**
 * Handles a token that the API refused: ends a session that ended elsewhere or whose user is banned, or renews an
 * outdated token. Many refusals at once cause one request.
 */
export function followRefusal({ token, code }: RefusedToken): void {
  const current = storedSession()?.access_token;
  // A visitor, or a token that has been renewed or replaced since.
  if (!current || (token ?? current) !== current) return;
  if (asking || (code === "unauthorized" && asked === current)) return;
  asking = lookInto(current, code)
    .catch((error: unknown) => console.warn("The auth service could not be asked about the session", error))
    .finally(() => {
      asking = undefined;
    });
}

async function lookInto(token: string, code: RefusedToken["code"]): Promise<void> {
  if (code === "unauthorized" && !(await isGone(token))) return;
  // Somebody may have signed in meanwhile, here or in another tab.
  if (storedSession()?.access_token !== token) return;
  if (code === "banned") useBanned.setState({ banned: true });
  await (await loadAuth()).signOut({ scope: "local" });
}

/** Asks the auth service whose token it is. The client itself ends a session that the service does not know. */
async function isGone(token: string): Promise<boolean> {
  const auth = await loadAuth();
  const { error } = await auth.getUser();
  if (error?.name !== "AuthRetryableFetchError") asked = token;
  if (error?.code === "bad_jwt") await auth.refreshSession();
  return error?.code === "user_not_found";
}
