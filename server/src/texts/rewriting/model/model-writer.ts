import type { BackgroundJob } from "../../../platform/background-job.ts";
import type { Config } from "../../../platform/config.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { createWriter, type Writer } from "../jobs/request-rewrite.ts";
import { doRewrite, type RewriteDeps } from "./do-rewrite.ts";

/** A job counts as abandoned after this many times the duration of the model's longest call without a heartbeat. */
const LEASE_TIMES = 1.5;

type WriterDeps = Omit<RewriteDeps, "leaseMs"> & { config: Config };

/** A writer that uses the configured model; `writeTexts` does its jobs. */
export function modelWriter({ config, ...deps }: WriterDeps): Writer {
  const leaseMs = LEASE_TIMES * deps.model.timeoutMs;
  const runner = createJobRunner(deps.db, leaseMs, doRewrite({ ...deps, leaseMs }));
  return createWriter(deps.db, runner, {
    perDay: config.LLM_TEXTS_PER_DAY,
    perUser: config.LLM_TEXTS_PER_USER,
  });
}

/** Writes the texts that are queued in the database. */
export const writeTexts: BackgroundJob<{ writer: Writer | null }> = {
  name: "write texts",
  start: ({ writer }) => writer?.start(),
};
