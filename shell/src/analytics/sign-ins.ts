import { analytics } from "@lagom/shared/analytics/analytics";
import { hasFields, parseChecked } from "@lagom/shared/checked-json";
import { storedSession } from "@lagom/shared/session/stored-session";
import type { Session } from "@supabase/supabase-js";
import { currentConsent } from "./consent.ts";

/** The session whose sign-in was recorded last, and its user; only with consent. */
const RECORDED_KEY = "lagom.analytics.session";
/** An account created this close to a sign-in was created by it. */
const SAME_MOMENT_MS = 60_000;

/** What an access token of the auth service says; `amr` lists how its owner has signed in, with times in Unix seconds. */
const isClaims = hasFields({ sub: "string", session_id: "string", amr: "object" });
const isTimed = hasFields({ timestamp: "number" });

/**
 * Records a sign-in, once per session id: the auth client repeats its signed-in event on focus and in other tabs. A
 * first sign-in with a social account is a sign-up too; one by e-mail is recorded where the form succeeds.
 */
export function noteSignIn({ access_token, user }: Session): void {
  if (!currentConsent()?.analytics) return;
  const { session_id, amr } = claimsIn(access_token) ?? {};
  const [lastSession, lastUser] = (localStorage.getItem(RECORDED_KEY) ?? "").split(" ");
  if (!session_id || lastSession === session_id) return;
  localStorage.setItem(RECORDED_KEY, `${session_id} ${user.id}`);
  const method: unknown = user.app_metadata.provider;
  const by = typeof method === "string" ? method : "email";
  const [last]: unknown[] = Array.isArray(amr) ? amr : [];
  const signedInAt = isTimed(last) ? last.timestamp * 1000 : 0;
  const isNew = user.id !== lastUser && Math.abs(signedInAt - Date.parse(user.created_at)) < SAME_MOMENT_MS;
  if (by !== "email" && isNew) analytics.track("signed_up", { method: by });
  analytics.track("signed_in", { method: by });
}

/** Giving consent in the middle of a session is not a sign-in. */
export function storeCurrentSession(): void {
  const claims = claimsIn(storedSession()?.access_token ?? "");
  if (claims) localStorage.setItem(RECORDED_KEY, `${claims.session_id} ${claims.sub}`);
}

export const forgetSignIn = (): void => localStorage.removeItem(RECORDED_KEY);

/** The claims of a token; undefined if it cannot be read. */
function claimsIn(token: string) {
  try {
    const part = token.split(".")[1] ?? "";
    return parseChecked(atob(part.replaceAll("-", "+").replaceAll("_", "/")), isClaims);
  } catch {
    return undefined;
  }
}
