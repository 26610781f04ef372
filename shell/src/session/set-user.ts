import { currentPreferencesError, forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { showToast } from "@lagom/shared/ui/toast";
import { forgetReaders } from "../network/worker.ts";
import { noteChoice } from "./ended-by-choice.ts";
import { forgetKept } from "./forget-kept.ts";

/** Puts a user, or none, in the session. What another user's session had loaded is forgotten. */
export function setUser(user: SessionUser | null): void {
  const before = useSession.getState().user;
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
