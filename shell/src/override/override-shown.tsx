import { useState } from "react";
import { askedOverride, askedPreview, currentOverride } from "../areas/override.ts";
import { OverrideBadge } from "./override-badge.tsx";
import { OverrideRequest } from "./override-request.tsx";
import { PreviewRequest } from "./preview-request.tsx";

/** The notice about another build: the badge of the one shown, or the question about the one requested. */
export function OverrideShown() {
  const [override] = useState(currentOverride);
  const asked = askedOverride();
  const preview = askedPreview();
  return (
    <>
      {override && <OverrideBadge override={override} />}
      {asked && asked.build !== override?.release.id && <OverrideRequest asked={asked} />}
      {preview !== undefined && <PreviewRequest code={preview} />}
    </>
  );
}
