import type { Gate } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-changes.ts";
import styles from "./releases.module.css";

/** What the gate said beyond "passed": checks that it left out, what is worth knowing, and problems that were overridden. */
export const gateLines = (gate: Gate): string[] =>
  gate.flatMap(({ check, skipped, notes = [], problems }) => [
    ...(skipped ? [texts.gate.skipped({ check, why: skipped })] : []),
    ...[...notes, ...problems].map((text) => texts.gate.note({ check, text })),
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
