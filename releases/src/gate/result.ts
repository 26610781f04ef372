/** The checks of the gate. */
export type CheckName =
  | "record"
  | "pages"
  | "files"
  | "names"
  | "ranges"
  | "tags"
  | "stored"
  | "api"
  | "size"
  | "styles"
  | "browser";

/** The result of one check. */
export interface GateCheck {
  check: CheckName;
  /** Why the check was skipped; a skipped check has not passed. */
  skipped?: string;
  /** When it passed, if that was before and is not tried again. */
  passed?: string;
  /** What is worth knowing although it is no problem. */
  notes?: string[];
  /** The problems, each naming the expose, export, range or file. */
  problems: string[];
}

/** All results for a release; kept in the log. */
export type GateResult = GateCheck[];

/** Whether no check found a problem; skipped checks do not count. */
export const passes = (gate: GateResult): boolean => gate.every(({ problems }) => problems.length === 0);
