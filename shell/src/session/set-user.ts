import { forgetPreferences, loadPreferences } from "@lagom/shared/preferences/store";
import { queryClient } from "@lagom/shared/query";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
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
  void loadPreferences();
}
