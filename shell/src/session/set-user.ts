import { announceSignOut } from "@lagom/shared/leave";
import { currentPreferencesError, forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { storedSession } from "@lagom/shared/session/stored-session";
import { showToast } from "@lagom/shared/ui/toast";
import { noteChoice } from "./ended-by-choice.ts";
import { READER_KEY } from "./reader-key.ts";

/**
 * Puts a user, or none, in the session. What another user's session had loaded is forgotten, also where it ended while no page
 * was open; a stored session that only could not be renewed has not ended.
 */
export function setUser(told: SessionUser | null): void {
  const before = useSession.getState().user;
  // The auth client tells the same again at each start, focus and renewal; nothing of the page depends on that.
  const user = JSON.stringify(before) === JSON.stringify(told) ? before : told;
  // A session that ended elsewhere takes nothing of what was read with it.
  if (before && before.id !== user?.id) announceSignOut();
  useSession.setState(user ? { user, loading: false, error: null } : { user, loading: false });
  if (before ? before.id === user?.id : !user && storedSession()) return;
  const last: string | undefined = before?.id ?? localStorage[READER_KEY];
  if (last !== user?.id) {
    if (last) {
      queryClient.clear();
      forgetPreferences();
    }
    import("./forget-others.ts").then(({ forgetOthers }) => forgetOthers(last)).catch(console.warn);
  }
  if (!user) return;
  noteChoice(false);
  void loadPreferences().then(tellFailure);
}

/** Without a network the frame tells more than that. */
function tellFailure(): void {
  const text = currentPreferencesError();
  if (text && navigator.onLine) showToast({ text });
}
