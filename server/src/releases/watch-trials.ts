import { changeEnvironment, LostRaceError, readEnvironment } from "@lagom/releases/environment";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import type { Unit } from "@lagom/shared/remote";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database/open.ts";
import { sendAlert } from "./alert.ts";
import { failsMore } from "./canary.ts";
import { healthOf } from "./release-health.queries.ts";

/** Who the log names when a trial is withdrawn by itself. */
const WATCH = "canary-watch";
/** A trial is judged by what was said since it began, at most this long ago. */
const WINDOW_MS = 24 * 3600 * 1000;
/** A live release is called failing on the reports of this window, once in as long. */
const LIVE_WINDOW_MS = 10 * 60 * 1000;

type Reported = Pick<ReleaseReport, "unit" | "release" | "outcome">;

export interface TrialWatch {
  /** Judges the releases that new reports are about. Never throws: a page's report has been kept in any case. */
  judge(reports: readonly Reported[]): Promise<void>;
}

/** Withdraws a release on trial that fails more than the live one, and raises an alert where a live one fails (docs/releases.md#canary). */
export function watchTrials(db: Db, config: Config, log: FastifyBaseLogger): TrialWatch {
  const alerted = new Map<string, number>();

  async function judgeUnit(unit: Unit, failed: ReadonlySet<string>): Promise<void> {
    const read = await readEnvironment(db);
    const state = read.document.units[unit];
    if (!state) return;
    const { candidate, live } = state;
    if (candidate && !candidate.overruled && failed.has(candidate.release)) {
      const since = new Date(Math.max(Date.parse(candidate.since), Date.now() - WINDOW_MS));
      const health = await healthOf(db, unit, [live, candidate.release], since);
      const [trial, stable] = [health(candidate.release), health(live)];
      if (!failsMore(trial, stable)) return;
      const why = `${trial.failed} of ${trial.addresses} addresses failed, live ${stable.failed} of ${stable.addresses}`;
      const change = { action: "withdraw", unit, to: candidate.release } as const;
      const { revision } = await changeEnvironment(db, read, change, { who: WATCH, why });
      sendAlert(
        config,
        { event: "candidate_withdrawn", unit, release: candidate.release, revision, why },
        log,
      );
    } else if (failed.has(live)) {
      await alertOfLive(unit, live, read.revision);
    }
  }

  async function alertOfLive(unit: Unit, release: string, revision: number): Promise<void> {
    const key = `${unit} ${release}`;
    if (Date.now() - (alerted.get(key) ?? 0) < LIVE_WINDOW_MS) return;
    const health = await healthOf(db, unit, [release], new Date(Date.now() - LIVE_WINDOW_MS));
    if (!failsMore(health(release), { addresses: 0, failed: 0 })) return;
    alerted.clear();
    alerted.set(key, Date.now());
    const { failed, addresses } = health(release);
    const why = `${failed} of ${addresses} addresses failed within 10 minutes`;
    sendAlert(config, { event: "live_failing", unit, release, revision, why }, log);
  }

  return {
    async judge(reports) {
      const failures = reports.filter(({ outcome }) => outcome === "failed");
      for (const unit of new Set(failures.map((report) => report.unit))) {
        const releases = failures.filter((report) => report.unit === unit).map(({ release }) => release);
        await judgeUnit(unit, new Set(releases)).catch((err: unknown) => {
          if (!(err instanceof LostRaceError)) log.error({ err }, "a release could not be judged");
        });
      }
    },
  };
}
