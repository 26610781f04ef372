import type { Db } from "../database/open.ts";
import type { JobKind } from "./job-kind.ts";

/** When the jobs of each interval run, in UTC. */
export const INTERVALS = {
  minute: "* * * * *",
  "5 minutes": "*/5 * * * *",
  hour: "7 * * * *",
  day: "17 3 * * *",
} as const;

/** Work that is due again and again, such as sweeping: each time one of the nodes does it. */
export interface RecurringJob {
  /** Its name over all nodes, such as `forget-idempotency-keys`. */
  name: string;
  every: keyof typeof INTERVALS;
  /** Does it. What is missed while everything is down is made up once; what fails waits for the next time. */
  run(db: Db): Promise<void>;
}

export interface RecurringRun {
  job: string;
}

/** All recurring jobs wait in one queue, which holds each of them once. */
export const RECURRING: JobKind<RecurringRun> = {
  name: "recurring",
  attemptSeconds: 15 * 60,
  lifeMs: () => 0,
};
