/** One thing that the gate looked at. */
export interface GateCheck {
  /** `record`, `files`, `exposes`, `names`, `ranges`, `api` or `browser`. */
  check: string;
  /** Why it could not be done; a check that was left out is no pass. */
  skipped?: string;
  /** What is wrong, each naming the expose, name, range or file. */
  problems: string[];
}

/** What the gate said of a release; kept in the log. */
export type GateResult = GateCheck[];
