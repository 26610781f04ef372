import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import type { LogLine } from "../queries/releases.ts";
import { releaseList } from "../strings/releases.ts";
import { logText } from "./log-text.ts";
import styles from "./release-log.module.css";

const { logTitle, logEmpty, byForce, restore, restoreLabel } = releaseList;

/** Who changed which release, when and why, newest first. Any earlier set can be restored. */
export function ReleaseLog({
  log,
  onRestore,
}: {
  log: readonly LogLine[];
  onRestore: (revision: number) => void;
}) {
  return (
    <section className={styles.log} aria-label={logTitle}>
      <h2>{logTitle}</h2>
      {log.length === 0 && <p className={styles.soft}>{logEmpty}</p>}
      <ol className={styles.lines}>
        {log.map((line, index) => (
          <li key={line.id}>
            <time dateTime={line.at}>{formatMoment(line.at)}</time>
            <span className={styles.text}>
              {logText(line)}
              {line.forced && ` ${byForce}`}
              {line.why && <q className={styles.why}>{line.why}</q>}
            </span>
            {index > 0 && (
              <Button
                kind="quiet"
                size="small"
                aria-label={restoreLabel(line.revision)}
                onClick={() => onRestore(line.revision)}
              >
                {restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
