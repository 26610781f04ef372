import { announceSignOut } from "@lagom/shared/leave";
import { currentPreferencesError, forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { showToast } from "@lagom/shared/ui/toast";
import { forgetReaders } from "../network/worker.ts";
import { noteChoice } from "./ended-by-choice.ts";
import { forgetKept } from "./forget-kept.ts";

/** Puts a user, or none, in the session. What another user's session had loaded is forgotten. */
export function setUser(told: SessionUser | null): void {
  const before = useSession.getState().user;
  // The auth client tells the same again at each start, focus and renewal; nothing of the page depends on that.
  const user = JSON.stringify(before) === JSON.stringify(told) ? before : told;
  // A session that ended elsewhere takes nothing of what was read with it.
  if (before && before.id !== user?.id) announceSignOut();
  useSession.setState(user ? { user, loading: false, error: null } : { user, loading: false });
  if (before?.id === user?.id) return;
  if (before || user) {
    void forgetReaders(user?.id);
    forgetKept(user?.id);
  }
  if (before) {
    queryClient.clear();
    forgetPreferences();
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
