import { changeEnvironment, LostRaceError, readEnvironment } from "@lagom/releases/environment";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import type { Deployable } from "@lagom/shared/remote";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database/open.ts";
import { alertOfRelease } from "./alert.ts";
import { ALERT_WINDOW_MS, failsMore } from "./canary.ts";
import { healthOf } from "./release-health.queries.ts";

/** The name in the log for automatic withdrawals. */
const WATCH = "canary-watch";
/** A canary is judged by reports since it started, but at most this old. */
const WINDOW_MS = 24 * 3600 * 1000;

type Reported = Pick<ReleaseReport, "deployable" | "release" | "outcome">;

export interface CanaryWatch {
  /** Judges the releases that new reports are about. Never throws: a page's report has been kept in any case. */
  judge(reports: readonly Reported[]): Promise<void>;
}

/**
 * Withdraws a canary that fails more than the live one, as people with accounts of a day tell. Raises an alert where anybody tells that
 * a live release or a canary fails (docs/releases.md#canary): what visitors send may be made up by a crowd, and only informs.
 */
export function watchCanaries(db: Db, config: Config, log: FastifyBaseLogger): CanaryWatch {
  const alerted = new Map<string, number>();

  async function judgeDeployable(deployable: Deployable, failed: ReadonlySet<string>): Promise<void> {
    const read = await readEnvironment(db);
    const state = read.document.deployables[deployable];
    if (!state) return;
    const { canary, live } = state;
    if (canary && !canary.overruled && failed.has(canary.release)) {
      const since = new Date(Math.max(Date.parse(canary.since), Date.now() - WINDOW_MS));
      const health = await healthOf(db, deployable, [live, canary.release], since, "people");
      const [tested, stable] = [health(canary.release), health(live)];
      if (!failsMore(tested, stable))
        return alertOf("canary_failing", deployable, canary.release, read.revision);
      const why = `${tested.failed} of ${tested.addresses} people failed, live ${stable.failed} of ${stable.addresses}`;
      const change = { action: "withdraw", deployable, to: canary.release } as const;
      const { revision } = await changeEnvironment(db, read, change, { who: WATCH, why });
      alertOfRelease(
        config,
        { event: "canary_withdrawn", deployable, release: canary.release, revision, why },
        log,
      );
    } else if (failed.has(live)) {
      await alertOf("live_failing", deployable, live, read.revision);
    }
  }

  /** Tells that a release fails for so many addresses that it would be withdrawn if each were a person. */
  async function alertOf(
    event: "live_failing" | "canary_failing",
    deployable: Deployable,
    release: string,
    revision: number,
  ): Promise<void> {
    const key = `${deployable} ${release}`;
    if (Date.now() - (alerted.get(key) ?? 0) < ALERT_WINDOW_MS) return;
    const since = new Date(Date.now() - ALERT_WINDOW_MS);
    const health = await healthOf(db, deployable, [release], since);
    if (!failsMore(health(release), { addresses: 0, failed: 0 })) return;
    const people = await healthOf(db, deployable, [release], since, "people");
    for (const [other, at] of alerted) if (Date.now() - at >= ALERT_WINDOW_MS) alerted.delete(other);
    alerted.set(key, Date.now());
    const { failed, addresses } = health(release);
    const why = `${failed} of ${addresses} addresses failed within 10 minutes, among them ${people(release).failed} people with accounts`;
    alertOfRelease(config, { event, deployable, release, revision, why }, log);
  }

  return {
    async judge(reports) {
      const failures = reports.filter(({ outcome }) => outcome === "failed");
      for (const deployable of new Set(failures.map((report) => report.deployable))) {
        const releases = failures
          .filter((report) => report.deployable === deployable)
          .map(({ release }) => release);
        await judgeDeployable(deployable, new Set(releases)).catch((err: unknown) => {
          if (!(err instanceof LostRaceError)) log.error({ err }, "a release could not be judged");
        });
      }
    },
  };
}
