import type { Gate } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { Technical } from "../technical.tsx";
import styles from "./releases.module.css";

/** A line in the language of the interface, or one of the release service, which speaks English as tools do. */
export type Line = string | { tool: string };

/** What the gate said beyond "passed": checks that it left out, what is worth knowing, and problems that were overridden. */
export const gateLines = (gate: Gate): Line[] =>
  gate.flatMap(({ check, skipped, notes = [], problems }) => [
    ...(skipped ? [texts.gate.skipped({ check, why: skipped })] : []),
    ...[...notes, ...problems].map((text) => ({ tool: texts.gate.note({ check, text }) })),
  ]);

/** These lines as a list. */
export function GateLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.reasons}>
      {lines.map((line) =>
        typeof line === "string" ? (
          <li key={line}>{line}</li>
        ) : (
          <li key={line.tool}>
            <Technical text={line.tool} />
          </li>
        ),
      )}
    </ul>
  );
}
