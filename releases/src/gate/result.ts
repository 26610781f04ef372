/** What the gate looks at. */
export type CheckName = "record" | "files" | "names" | "ranges" | "tags" | "stored" | "api" | "browser";

/** One thing that the gate looked at. */
export interface GateCheck {
  check: CheckName;
  /** Why it was not done; what was left out has not passed. */
  skipped?: string;
  /** What is wrong, each naming the expose, name, range or file. */
  problems: string[];
}

/** What the gate said of a release; kept in the log. */
export type GateResult = GateCheck[];

/** Whether nothing is wrong; checks that were left out do not count. */
export const passes = (gate: GateResult): boolean => gate.every(({ problems }) => problems.length === 0);
