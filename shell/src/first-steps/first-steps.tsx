import { usePreferences, usePreferencesLoaded } from "@lagom/shared/preferences/store";
import { useSession } from "@lagom/shared/session/store";
import { lazy } from "react";
import { useFirstStepsDue } from "../session/first-steps-due.ts";
import { useRecovery } from "../session/recovery-store.ts";

const FirstStepsDialog = lazy(() =>
  import(/* webpackChunkName: "level" */ "./first-steps-dialog.tsx").then((m) => ({
    default: m.FirstStepsDialog,
  })),
);

/** The first steps, once after signing up: not for a user whose level is already known. */
export function FirstSteps() {
  const due = useFirstStepsDue((state) => state.due);
  const signedIn = useSession((state) => state.user !== null);
  const loaded = usePreferencesLoaded();
  const { preferred_levels, target_language } = usePreferences();
  const recovering = useRecovery((state) => state.open);
  if (!due || !signedIn || !loaded || preferred_levels[target_language] || recovering) return null;
  return <FirstStepsDialog />;
}
