import { formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { type Dictionary, isUnderWay } from "../queries/dictionaries.ts";
import { dictionaryList as texts } from "../strings/dictionaries.ts";
import styles from "./dictionary-state.module.css";
import { FetchFailed } from "./fetch-failure.tsx";

/** Whether a dictionary is there, how far its import is, or why that failed. */
export function DictionaryState({ of }: { of: Dictionary }) {
  const { states, progress } = texts;
  const { name, state, percent, entries, failure, failure_code, imported_at } = of;
  if (state === "available") return <span className={styles.soft}>{states.available}</span>;
  if (!isUnderWay(of))
    return (
      <div className={styles.state}>
        {state === "installed" ? (
          <Tag tone="pine">{states.installed}</Tag>
        ) : (
          <Tag tone="berry">{states.failed}</Tag>
        )}
        {failure && (
          <span>
            <FetchFailed code={failure_code} detail={failure} />
          </span>
        )}
        {imported_at && <span className={styles.soft}>{texts.since({ day: formatDay(imported_at) })}</span>}
      </div>
    );
  return (
    <div className={styles.state}>
      <span>
        {state === "waiting"
          ? states.waiting
          : (state === "fetching" ? progress.fetching : progress.reading)({ percent: percent ?? 0 })}
      </span>
      {state !== "waiting" && (
        <progress className={styles.progress} aria-label={name} value={percent ?? 0} max={100} />
      )}
      {entries ? <span className={styles.soft}>{texts.entries({ count: entries })}</span> : null}
    </div>
  );
}
