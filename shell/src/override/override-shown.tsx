import type { askedOverride, currentOverride } from "../areas/override.ts";
import { OverrideBadge } from "./override-badge.tsx";
import { OverrideRequest } from "./override-request.tsx";

interface OverrideShownProps {
  override: ReturnType<typeof currentOverride>;
  asked: ReturnType<typeof askedOverride>;
}

/** The notice about another build: the badge of the one shown, or the question about the one requested. */
export function OverrideShown({ override, asked }: OverrideShownProps) {
  return (
    <>
      {override && <OverrideBadge override={override} />}
      {asked && asked.build !== override?.release.id && <OverrideRequest asked={asked} />}
    </>
  );
}
