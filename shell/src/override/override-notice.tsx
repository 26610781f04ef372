import { lazy } from "react";
import { askedOverride, currentOverride } from "./override.ts";

const Badge = lazy(() => import("./override-badge.tsx").then((m) => ({ default: m.OverrideBadge })));
const Request = lazy(() => import("./override-request.tsx").then((m) => ({ default: m.OverrideRequest })));

/** Says over every page that this tab shows another build of an area, or asks whether it shall. */
export function OverrideNotice() {
  const override = currentOverride();
  const asked = askedOverride();
  return (
    <>
      {override && <Badge override={override} />}
      {asked && asked.build !== override?.release.id && <Request asked={asked} />}
    </>
  );
}
