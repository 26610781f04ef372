import type { Gate } from "../../queries/releases.ts";
import { releaseChange } from "../../strings/release-changes.ts";
import styles from "./releases.module.css";

const texts = releaseChange.gate;

/** What the gate said beyond "passed": checks that it left out, what is worth knowing, and problems that were overridden. */
export const gateLines = (gate: Gate): string[] =>
  gate.flatMap(({ check, skipped, notes = [], problems }) => [
    ...(skipped ? [texts.skipped(check, skipped)] : []),
    ...[...notes, ...problems].map((text) => texts.note(check, text)),
  ]);

/** These lines as a list. */
export function GateLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.reasons}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
