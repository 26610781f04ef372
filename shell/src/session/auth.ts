import { type StoredSession, storedSession } from "@lagom/shared/session/stored-session";
import { noteSignIn } from "../analytics/sign-ins.ts";
import { openRecovery } from "./recovery-store.ts";
import { sessionUser } from "./session-user.ts";
import { setUser } from "./set-user.ts";

type AuthClient = typeof import("./auth-client.ts").authClient;
let loading: Promise<AuthClient> | undefined;
let told: StoredSession | undefined;

/** The session that the auth client reported last. */
export const toldSession = (): StoredSession | undefined => told;

/**
 * The auth client, loaded when it is first needed: visitors who only look around never load it. From then on, its
 * changes in this tab and others go into the session.
 */
export function loadAuth(): Promise<AuthClient> {
  loading ??= import("./auth-client.ts").then(follow, (cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

function follow({ authClient }: { authClient: AuthClient }): AuthClient {
  authClient.onAuthStateChange((event, session) => {
    // Offline, an expired session cannot be renewed; it stays stored and has not ended.
    if (!session && event === "INITIAL_SESSION" && storedSession()) return;
    told = (session as StoredSession | null) ?? undefined;
    setUser(sessionUser(session?.user));
    if (event === "SIGNED_IN" && session) noteSignIn(session);
    // The event reaches every tab; only the visible one opens the dialog.
    if (event === "PASSWORD_RECOVERY" && document.visibilityState === "visible") openRecovery();
  });
  return authClient;
}
