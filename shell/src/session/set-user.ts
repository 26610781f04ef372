import { announceSignOut } from "@lagom/shared/leave";
import { currentPreferencesError, forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { storedSession } from "@lagom/shared/session/stored-session";
import { showToast } from "@lagom/shared/ui/toast";
import { noteChoice } from "./ended-by-choice.ts";
import { READER_KEY } from "./reader-key.ts";

/**
 * Sets the session's user, or none. Deletes data that another user's session loaded, even if that session ended
 * while no page was open. A stored session that could not be renewed has not ended.
 */
export function setUser(told: SessionUser | null): void {
  const { user: before, loading } = useSession.getState();
  // The auth client reports the same user at each start, focus and renewal; the page need not render again for that.
  const user = JSON.stringify(before) === JSON.stringify(told) ? before : told;
  // Also where a session ended elsewhere, so that what was read with it is reported as that reader's.
  if (before && before.id !== user?.id) announceSignOut();
  useSession.setState(user ? { user, loading: false, error: null } : { user, loading: false });
  if (before ? before.id === user?.id : !user && storedSession()) return;
  const last: string | undefined = before?.id ?? localStorage[READER_KEY];
  if (last !== user?.id) {
    if (last) {
      queryClient.clear();
      forgetPreferences();
    }
    import(/* webpackChunkName: "readers" */ "./forget-others.ts")
      .then(({ forgetOthers }) => forgetOthers(last, !before && !loading))
      .catch(console.warn);
  }
  if (!user) return;
  noteChoice(false);
  void loadPreferences().then(tellFailure);
}

/** Offline, the line under the header says more. */
function tellFailure(): void {
  const text = currentPreferencesError();
  if (text && navigator.onLine) showToast({ text });
}
