import type { Canary } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { ReleaseSummary } from "./release-summary.tsx";
import { RolloutState } from "./rollout-state.tsx";

/** A canary, with how far its roll-out has come. */
export function CanarySummary({ canary }: { canary: Canary }) {
  const { release, percent, since, by, why } = canary;
  const label = texts.names.canary({ percent });
  return (
    <ReleaseSummary {...{ label, release, since, by, why }} fared={canary}>
      <RolloutState canary={canary} />
    </ReleaseSummary>
  );
}
