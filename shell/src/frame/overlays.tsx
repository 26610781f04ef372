import { AreaPart } from "@lagom/shared/area-part";
import { useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { lazy } from "react";
import { useIsAsked } from "../analytics/consent.ts";
import { FirstSteps } from "../first-steps/first-steps.tsx";
import { useBanned } from "../session/banned.ts";
import { useRecovery } from "../session/recovery-store.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { closePreferences, usePreferencesOverlay } from "./preferences-overlay.ts";

const AuthDialog = lazy(() =>
  import(/* webpackChunkName: "auth-dialog" */ "../auth/auth-dialog.tsx").then((m) => ({
    default: m.AuthDialog,
  })),
);
const Recovery = lazy(() =>
  import(/* webpackChunkName: "auth-pages" */ "../recovery/reset-password-dialog.tsx").then((m) => ({
    default: m.Recovery,
  })),
);
const BannedDialog = lazy(() =>
  import(/* webpackChunkName: "auth-dialog" */ "../session/banned-dialog.tsx").then((m) => ({
    default: m.BannedDialog,
  })),
);
const ConsentBanner = lazy(() =>
  import("../analytics/consent-banner.tsx").then((m) => ({ default: m.ConsentBanner })),
);

/** The dialogs that may stand over any page, and outlive a change of page. */
export function Overlays() {
  const signingIn = useAuthDialog((state) => state.mode !== null);
  const recovering = useRecovery((state) => state.open);
  const banned = useBanned((state) => state.banned);
  const preferences = usePreferencesOverlay((state) => state.open);
  const asked = useIsAsked();
  return (
    <>
      {asked && <ConsentBanner />}
      {signingIn && <AuthDialog />}
      {recovering && <Recovery />}
      {banned && <BannedDialog />}
      <FirstSteps />
      <LeaveGuard />
      {preferences && (
        <AreaPart area="account" part="preferences" props={{ onClose: closePreferences }} loading={null} />
      )}
    </>
  );
}
