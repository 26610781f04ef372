import type { RefusedToken } from "@lagom/shared/api/access-token";
import { storedSession } from "@lagom/shared/session/stored-session";
import { loadAuth } from "./auth.ts";

let asking: Promise<void> | undefined;
/** The token that the auth service was asked about last; its answer holds for later refusals of the same one. */
let asked: string | undefined;

/**
 * Goes into a token that the API did not take: ends a session that has ended elsewhere, and renews one whose token is out
 * of date. However many calls are refused at once, it is one question.
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

/** Asks the auth service whose token it is. It ends a session that it does not know by itself. */
async function isGone(token: string): Promise<boolean> {
  const auth = await loadAuth();
  const { error } = await auth.getUser();
  if (error?.name !== "AuthRetryableFetchError") asked = token;
  if (error?.code === "bad_jwt") await auth.refreshSession();
  return error?.code === "user_not_found";
}
