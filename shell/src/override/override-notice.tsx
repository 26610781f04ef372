import { lazy } from "react";
import { askedOverride, currentOverride } from "../areas/override.ts";

const Shown = lazy(() => import("./override-shown.tsx").then((m) => ({ default: m.OverrideShown })));

/** Says over every page that this tab shows another build of an area, or asks whether it shall. */
export function OverrideNotice() {
  const override = currentOverride();
  const asked = askedOverride();
  return (override || asked) && <Shown override={override} asked={asked} />;
}
