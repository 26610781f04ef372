import { formatCount, formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { type Dictionary, isUnderWay } from "../queries/dictionaries.ts";
import { dictionaryList } from "../strings/dictionaries.ts";
import styles from "./dictionary-state.module.css";

const { states, ...texts } = dictionaryList;
const TONES = { installed: "pine", failed: "berry" } as const;

/** Whether a dictionary is there, how far its import is, or why that failed. */
export function DictionaryState({ of }: { of: Dictionary }) {
  const { name, state, percent, entries, failure, imported_at } = of;
  if (state === "available") return <span className={styles.soft}>{states.available}</span>;
  if (!isUnderWay(of))
    return (
      <div className={styles.state}>
        <Tag tone={state === "installed" ? TONES.installed : TONES.failed}>{states[state]}</Tag>
        {failure && <span>{failure}</span>}
        {imported_at && <span className={styles.soft}>{texts.since(formatDay(imported_at))}</span>}
      </div>
    );
  return (
    <div className={styles.state}>
      <span>{state === "waiting" ? states.waiting : texts.progress(states[state], percent ?? 0)}</span>
      {state !== "waiting" && (
        <progress className={styles.progress} aria-label={name} value={percent ?? 0} max={100} />
      )}
      {entries ? <span className={styles.soft}>{texts.entries(formatCount(entries))}</span> : null}
    </div>
  );
}
