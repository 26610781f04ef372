import type { DeployableState } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { CanarySummary } from "./canary-summary.tsx";
import { ReleaseId } from "./release-id.tsx";
import { ReleaseSummary } from "./release-summary.tsx";
import styles from "./shown-releases.module.css";

/** What readers get of a deployable: what is live, what is tried, and what pages fall back to. */
export function ShownReleases({ state }: { state: DeployableState }) {
  const { live, since, by, why, canary, fallback, watched } = state;
  return (
    <div className={styles.shown}>
      <ReleaseSummary label={texts.names.live} release={live} since={since} by={by} why={why} fared={state} />
      {canary && <CanarySummary canary={canary} />}
      <p className={styles.foot}>
        {!canary && `${texts.list.noCanary} `}
        {fallback ? (
          <>
            {texts.list.fallback} <ReleaseId id={fallback} />
          </>
        ) : (
          texts.list.nothingBefore
        )}
        {watched && <span>{texts.list.watched}</span>}
      </p>
    </div>
  );
}
