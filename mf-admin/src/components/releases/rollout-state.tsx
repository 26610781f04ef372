import { formatCount, formatMoment } from "@lagom/shared/text/format";
import type { Canary } from "../../queries/releases.ts";
import { rollout as texts } from "../../strings/releases.ts";
import styles from "./releases.module.css";
import { agoText } from "./when.tsx";
import { Why } from "./why.tsx";

/** How far a roll-out has come, and what its next step waits for. */
export function RolloutState({ canary: { percent, rollout } }: { canary: Canary }) {
  if (!rollout) return null;
  const { steps, paused } = rollout;
  return (
    <div>
      <p>{texts.steps(steps.join(" → "))}</p>
      <p className={styles.soft}>
        {paused ? texts.paused(paused.by, agoText(paused.at)) : nextText(percent, rollout)}
        <Why text={paused?.why} />
      </p>
    </div>
  );
}

function nextText(percent: number, { steps, next_at, seen, needed }: NonNullable<Canary["rollout"]>): string {
  const when = Date.parse(next_at) > Date.now() ? texts.at(formatMoment(next_at)) : texts.soon;
  const next = steps.find((step) => step > percent) ?? 100;
  const said = next === 100 ? texts.live(when) : texts.next(next, when);
  const sentence = seen < needed ? `${said}, ${texts.waits(formatCount(seen), formatCount(needed))}` : said;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
