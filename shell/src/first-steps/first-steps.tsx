import { usePreferences, usePreferencesLoaded } from "@lagom/shared/preferences/store";
import { useSession } from "@lagom/shared/session/store";
import { lazy } from "react";
import { useRecovery } from "../recovery/recovery-store.ts";
import { useFirstStepsDue } from "./first-steps-due.ts";

const FirstStepsDialog = lazy(() =>
  import("./first-steps-dialog.tsx").then((m) => ({ default: m.FirstStepsDialog })),
);

/** The first steps, once after signing up: not for a user whose preferences are already known. */
export function FirstSteps() {
  const due = useFirstStepsDue((state) => state.due);
  const signedIn = useSession((state) => state.user !== null);
  const loaded = usePreferencesLoaded();
  const { stored } = usePreferences();
  const recovering = useRecovery((state) => state.open);
  if (!due || !signedIn || !loaded || stored || recovering) return null;
  return <FirstStepsDialog />;
}
