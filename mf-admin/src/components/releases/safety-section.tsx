import { Button } from "@lagom/shared/ui/button";
import { useRehearsal } from "../../queries/releases.ts";
import { safetyStrings } from "../../strings/release-safety.ts";
import { GateLines, gateLines } from "./gate-lines.tsx";
import styles from "./safety-section.module.css";
import type { SectionProps } from "./section.ts";

/** What is looked at before the night, and what helps when pages serve something old. */
export function SafetySection({ releases, onAsk }: SectionProps) {
  return (
    <div className={styles.parts}>
      <Rehearsal />
      <Worker on={releases.worker} onAsk={onAsk} />
    </div>
  );
}

function Rehearsal() {
  const rehearsal = useRehearsal();
  const { title, text, run, running, failed } = safetyStrings.rehearsal;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div>
        <Button busy={rehearsal.isPending} onClick={() => rehearsal.mutate()}>
          {run}
        </Button>
      </div>
      {rehearsal.isPending && <p role="status">{running}</p>}
      {rehearsal.isError && (
        <p role="alert" className={styles.bad}>
          {failed}
        </p>
      )}
      {rehearsal.data && !rehearsal.isPending && (
        <div role="status">
          <Results rehearsed={rehearsal.data.rehearsed} />
        </div>
      )}
    </section>
  );
}

type Rehearsed = NonNullable<ReturnType<typeof useRehearsal>["data"]>["rehearsed"];

function Results({ rehearsed }: { rehearsed: Rehearsed }) {
  const { none, results, works, broken } = safetyStrings.rehearsal;
  if (rehearsed.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.results} aria-label={results}>
      {rehearsed.map(({ deployable, release, gate }) => {
        const bad = gate.some(({ problems }) => problems.length > 0);
        return (
          <li key={deployable} data-bad={bad || undefined}>
            <strong>{bad ? broken({ deployable, release }) : works({ deployable, release })}</strong>
            <GateLines lines={gateLines(gate)} />
          </li>
        );
      })}
    </ul>
  );
}

function Worker({ on, onAsk }: { on: boolean; onAsk: SectionProps["onAsk"] }) {
  const { title, on: isOn, off: isOff, switchOff, switchOn } = safetyStrings.worker;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <p>{on ? isOn : isOff}</p>
      <div>
        <Button onClick={() => onAsk({ action: on ? "worker-off" : "worker-on" })}>
          {on ? switchOff : switchOn}
        </Button>
      </div>
    </section>
  );
}
