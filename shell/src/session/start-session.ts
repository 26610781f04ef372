import { provideAccessToken } from "@lagom/shared/api/access-token";
import { SIGN_IN_AGAIN } from "@lagom/shared/messages";
import { forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { openRecovery } from "../recovery/recovery-store.ts";
import { authClient } from "./auth-client.ts";
import { sessionUser } from "./session-user.ts";

/** Starts the session of product.md §4: follows the auth service's changes, in this tab and others, and fetches the user. */
export function startSession(): void {
  provideAccessToken(async () => (await authClient.getSession()).data.session?.access_token);
  authClient.onAuthStateChange((event, session) => {
    setUser(sessionUser(session?.user));
    if (event === "PASSWORD_RECOVERY") openRecovery();
  });
  void fetchUser();
}

async function fetchUser(): Promise<void> {
  const { data, error } = await authClient
    .getUser()
    .catch((cause: unknown) => ({ data: null, error: cause }));
  if (error) logLoadError(error);
  else setUser(sessionUser(data?.user));
  useSession.setState({ loading: false });
}

/** Needing to sign in again is normal and only noted (product.md §8); neither kind is shown. */
function logLoadError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const normal = SIGN_IN_AGAIN.some((text) => message.includes(text));
  if (normal) console.info(`No session: ${message}`);
  else console.warn(`The user could not be loaded: ${message}`);
}

/** Puts a user, or none, in the session. What another user's session had loaded is forgotten. */
export function setUser(user: SessionUser | null): void {
  const before = useSession.getState().user;
  useSession.setState(user ? { user, loading: false, error: null } : { user, loading: false });
  if (before?.id === user?.id) return;
  if (before) {
    queryClient.clear();
    forgetPreferences();
  }
  if (user) void loadPreferences();
}
