import { lazy, useState } from "react";
import { askedOverride, askedPreview, currentOverride } from "../areas/override.ts";

const Shown = lazy(() => import("./override-shown.tsx").then((m) => ({ default: m.OverrideShown })));

/** Says over every page that this tab shows another build of an area, or asks whether it shall. */
export function OverrideNotice() {
  const [due] = useState(() => currentOverride() || askedOverride() || askedPreview());
  return due && <Shown />;
}
