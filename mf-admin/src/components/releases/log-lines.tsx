import { formatMoment } from "@lagom/shared/text/format";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import type { LogLine } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { GateLines, gateLines } from "./gate-lines.tsx";
import styles from "./log-lines.module.css";
import { logText } from "./log-text.ts";
import { Why } from "./why.tsx";

interface Props {
  /** Newest first. */
  lines: readonly LogLine[];
  /** Offers to restore any set but the newest. */
  onRestore?: ((revision: number) => void) | undefined;
}

/** Who changed which release, when and why, and what the gate said of it. */
export function LogLines({ lines, onRestore }: Props) {
  if (lines.length === 0) return <p className={styles.soft}>{texts.log.empty}</p>;
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={line.id}>
          <time dateTime={line.at}>{formatMoment(line.at)}</time>
          <div className={styles.text}>
            <WithAddress
              text={logText(line)}
              address={[line.who, line.approved_by ?? "", line.member ?? ""]}
            />
            <Why text={line.why} />
            <GateSaid gate={line.gate ?? []} />
          </div>
          {onRestore && index > 0 && (
            <Button
              kind="quiet"
              size="small"
              aria-label={texts.log.restoreLabel({ revision: line.revision })}
              onClick={() => onRestore(line.revision)}
            >
              {texts.log.restore}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function GateSaid({ gate }: { gate: NonNullable<LogLine["gate"]> }) {
  const lines = gateLines(gate);
  if (lines.length === 0) return null;
  return (
    <details className={styles.gate}>
      <summary>{texts.log.gate}</summary>
      <GateLines lines={lines} />
    </details>
  );
}
