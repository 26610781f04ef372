import type { RefusedToken } from "@lagom/shared/api/access-token";
import { storedSession } from "@lagom/shared/session/stored-session";
import { loadAuth } from "./auth.ts";

let asking: Promise<void> | undefined;
/** The token last checked with the auth service; the answer holds for later refusals of the same token. */
let asked: string | undefined;

/**
 * Handles a token that the API refused: ends a session that ended elsewhere, or renews an outdated token. Many
 * refusals at once cause one request.
 */
export function followRefusal({ token, ended }: RefusedToken): void {
  const current = storedSession()?.access_token;
  // A visitor, or a token that has been renewed or replaced since.
  if (!current || (token ?? current) !== current) return;
  if (asking || (!ended && asked === current)) return;
  asking = lookInto(current, ended)
    .catch((error: unknown) => console.warn("The auth service could not be asked about the session", error))
    .finally(() => {
      asking = undefined;
    });
}

async function lookInto(token: string, ended: boolean): Promise<void> {
  if (ended || (await isGone(token))) {
    // Somebody may have signed in meanwhile, here or in another tab.
    if (storedSession()?.access_token === token) await (await loadAuth()).signOut({ scope: "local" });
  }
}

/** Asks the auth service whose token it is. The client itself ends a session that the service does not know. */
async function isGone(token: string): Promise<boolean> {
  const auth = await loadAuth();
  const { error } = await auth.getUser();
  if (error?.name !== "AuthRetryableFetchError") asked = token;
  if (error?.code === "bad_jwt") await auth.refreshSession();
  return error?.code === "user_not_found";
}
