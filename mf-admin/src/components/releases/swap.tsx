import { releaseChange as texts } from "../../strings/release-change.ts";
import styles from "./change-dialog.module.css";
import type { Question } from "./question.ts";
import { ReleaseId } from "./release-id.tsx";

/** Which release replaces which, for whom. */
export function Swap({ swap: { now, after, forWhom, fallback } }: { swap: NonNullable<Question["swap"]> }) {
  return (
    <dl className={styles.swap}>
      <dt>{texts.now}</dt>
      <dd>
        <ReleaseId id={now} />
      </dd>
      <dt>{texts.after}</dt>
      <dd>
        <ReleaseId id={after} />
      </dd>
      <dt>{texts.forWhom}</dt>
      <dd>{forWhom}</dd>
      {fallback && (
        <>
          <dt>{texts.fallback}</dt>
          <dd>
            <ReleaseId id={fallback} />
          </dd>
        </>
      )}
    </dl>
  );
}
