import { onRefusedToken, provideAccessToken } from "@lagom/shared/api/access-token";
import { SIGN_IN_AGAIN } from "@lagom/shared/messages";
import { useSession } from "@lagom/shared/session/store";
import { sessionStorageKey, storedSession } from "@lagom/shared/session/stored-session";
import type { User } from "@supabase/supabase-js";
import { loadAuth, toldSession } from "./auth.ts";
import { followRefusal } from "./refused-token.ts";
import { sessionUser } from "./session-user.ts";
import { setUser } from "./set-user.ts";
import { whenIdle } from "./when-idle.ts";

/** A stored token is used as it is until the auth client would renew it. */
const RENEWED_BEFORE_END_SECONDS = 90;

/**
 * Starts the session (docs/product.md#session). A stored session that is still valid is used at once, as the auth
 * client would; the user is fetched once the first page no longer needs the network.
 */
export function startSession(): void {
  provideAccessToken(async () => validSession()?.access_token ?? (await renewedToken()));
  onRefusedToken(followRefusal);
  const stored = validSession();
  if (stored?.user) setUser(sessionUser(stored.user as User));
  if (!navigator.onLine) startOffline();
  else if (isAnswer(new URL(location.href))) void fetchUser();
  else if (stored?.user) whenIdle(fetchUser);
  else if (storedSession()) void resume();
  else awaitSignIn();
}

/** A session that has expired: the document's first script may be renewing it. */
async function resume(): Promise<void> {
  await window.lagomRenewal;
  const renewed = validSession();
  if (!renewed?.user) return fetchUser();
  setUser(sessionUser(renewed.user as User));
  whenIdle(fetchUser);
}

/** Offline, the stored session is used, expired or not: it opens what this device keeps, and no more. */
function startOffline(): void {
  const left = storedSession();
  if (left?.user) setUser(sessionUser(left.user as User));
  useSession.setState({ loading: false });
  addEventListener("online", fetchUser, { once: true });
}

/** The stored session, or the one that another tab announced before storage shows it here. */
function validSession() {
  const inTime = (session: { expires_at: number }) =>
    session.expires_at - RENEWED_BEFORE_END_SECONDS > Date.now() / 1000;
  return [storedSession(), toldSession()].find((session) => session && inTime(session));
}

async function renewedToken(): Promise<string | undefined> {
  if (!storedSession() || !navigator.onLine) return undefined;
  await window.lagomRenewal;
  const renewed = validSession();
  if (renewed) return renewed.access_token;
  const { data } = await (await loadAuth()).getSession();
  return data.session?.access_token;
}

/** Whether a URL carries the auth service's response, which the client handles when it loads. */
const isAnswer = (url: URL) => url.searchParams.has("code") || /(^#|&)(access_token|error)=/.test(url.hash);

/** No session: nothing to fetch until this tab or another signs in. */
function awaitSignIn(): void {
  setUser(null);
  addEventListener("storage", function signedInElsewhere({ key }) {
    if (key !== sessionStorageKey()) return;
    removeEventListener("storage", signedInElsewhere);
    void fetchUser();
  });
}

async function fetchUser(): Promise<void> {
  try {
    const asked = storedSession()?.access_token;
    const { data, error } = await (await loadAuth()).getUser();
    if (error) throw error;
    // If the session ended or changed meanwhile, here or in another tab, the response is out of date.
    const now = storedSession();
    if (!now) setUser(null);
    else if (now.access_token === asked) setUser(sessionUser(data.user));
  } catch (error) {
    logLoadError(error);
  }
  useSession.setState({ loading: false });
}

/** Having to sign in again is normal and only logged; neither kind is shown. */
function logLoadError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const normal = SIGN_IN_AGAIN.some((text) => message.includes(text));
  if (normal) console.info(`No session: ${message}`);
  else console.warn(`The user could not be loaded: ${message}`);
}
