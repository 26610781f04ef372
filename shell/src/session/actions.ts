import { analytics } from "@lagom/shared/analytics/analytics";
import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { type SessionActions, useSession } from "@lagom/shared/session/store";
import { loadAuth } from "./auth.ts";
import { authMessage } from "./auth-message.ts";
import { noteSignUp } from "./first-steps-due.ts";
import { run } from "./run.ts";
import { sessionUser } from "./session-user.ts";
import { setUser } from "./set-user.ts";
import { signOut } from "./sign-out.ts";

/** Actions on the session. Each sets loading, clears the error, and stores what to show of another one. */
export const sessionActions: SessionActions = {
  async signUp({ email, password, full_name }) {
    const options = { data: { full_name }, emailRedirectTo: addressOf(paths.authCallback) };
    const data = await run(async () => (await loadAuth()).signUp({ email, password, options }));
    if (!data) return "failed";
    noteSignUp();
    // A Supabase project leaves out the identities for an address that has an account already; our own service does not tell.
    if (data.user?.identities?.length) analytics.track("signed_up", { method: "email" });
    return data.session ? "signed-in" : "confirm-by-mail";
  },

  async signIn(credentials) {
    return (await run(async () => (await loadAuth()).signInWithPassword(credentials))) !== null;
  },

  async signInWith(provider) {
    const options = { redirectTo: addressOf(paths.authCallback) };
    await run(async () => (await loadAuth()).signInWithOAuth({ provider, options }));
  },

  signOut,

  async resetPassword(email) {
    const options = { redirectTo: addressOf(paths.resetPassword) };
    return (await run(async () => (await loadAuth()).resetPasswordForEmail(email, options))) !== null;
  },

  async refresh() {
    useSession.setState({ error: null });
    try {
      const { data, error } = await (await loadAuth()).getUser();
      if (!error) {
        setUser(sessionUser(data.user));
        return true;
      }
      useSession.setState({ error: authMessage(error, fixed.failedToRefreshUser) });
    } catch (error) {
      console.warn("The user could not be refreshed", error);
      useSession.setState({ error: fixed.failedToRefreshUser });
    }
    return false;
  },
};

const addressOf = (path: string) => `${location.origin}${path}`;

/** Clears the last action's error, for instance when another form is shown. */
export const clearSessionError = () => useSession.setState({ error: null });
