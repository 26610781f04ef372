import { formatMoment } from "@lagom/shared/text/format";
import { WithAddress } from "@lagom/shared/ui/address";
import type { Canary } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import styles from "./releases.module.css";
import { agoText } from "./when.tsx";
import { Why } from "./why.tsx";

/** How far a roll-out has come, and what its next step waits for. */
export function RolloutState({ canary: { percent, rollout } }: { canary: Canary }) {
  if (!rollout) return null;
  const { steps, paused } = rollout;
  return (
    <div>
      <p>{texts.rollout.steps({ steps: steps.join(" → ") })}</p>
      <p className={styles.soft}>
        {paused ? (
          <WithAddress
            text={texts.rollout.paused({ who: paused.by, when: agoText(paused.at) })}
            address={paused.by}
          />
        ) : (
          nextText(percent, rollout)
        )}
        <Why text={paused?.why} />
      </p>
    </div>
  );
}

function nextText(percent: number, { steps, next_at, seen, needed }: NonNullable<Canary["rollout"]>): string {
  const step = steps.find((share) => share > percent) ?? 100;
  const values = { percent: step, moment: formatMoment(next_at), seen, needed };
  const isSoon = Date.parse(next_at) <= Date.now();
  const { live, next } = texts.rollout;
  if (step === 100) {
    if (seen < needed) return isSoon ? live.soonOnce(values) : live.atOnce(values);
    return isSoon ? live.soon : live.at(values);
  }
  if (seen < needed) return isSoon ? next.soonOnce(values) : next.atOnce(values);
  return isSoon ? next.soon(values) : next.at(values);
}
