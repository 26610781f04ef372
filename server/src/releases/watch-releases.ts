import {
  changeEnvironment,
  type Environment,
  LostRaceError,
  readEnvironment,
} from "@lagom/releases/environment";
import { type DeployableState, fallbackOf } from "@lagom/releases/environment-document";
import { hasBeenWithdrawn } from "@lagom/releases/past";
import { changeAs } from "@lagom/releases/service";
import type { Deployable } from "@lagom/shared/remote";
import type { FastifyBaseLogger } from "fastify";
import { BoundedMap } from "../platform/bounded-map.ts";
import { alertOfRelease } from "./alert.ts";
import { automaticReturn, whyNotReturned } from "./automatic-return.ts";
import { ALERT_WINDOW_MS, failsMore } from "./canary.ts";
import { healthOf, type Window } from "./release-health.queries.ts";
import type { NewReport } from "./release-reports.queries.ts";
import { gateDeps, type ReleaseDeps } from "./release-service.ts";
import { visitShares } from "./release-visits.queries.ts";
import { type Told, whyWorse } from "./worse.ts";

/** The name in the log for what is withdrawn automatically. */
const WATCH = "release-watch";
/** A canary is judged by reports since it started, but at most this old; a live release by what was told of the one before in its last. */
const WINDOW_MS = 24 * 3600 * 1000;
/** Slow visits judge a release at most this often in one process; a failure always does. */
const VISITS_EVERY_MS = 3000;
/** Alerts remembered, so that each is given once in a while. */
const MOST_ALERTS = 100;

export interface ReleaseWatch {
  /** Judges the releases that new reports are about. Never throws: a page's report has been kept in any case. */
  judge(reports: readonly NewReport[]): Promise<void>;
}

/**
 * Withdraws a canary that is worse than the live release, and takes back a live release that is worse than the one before, as people
 * with accounts of a day tell. Raises an alert where anybody tells that one of them fails (docs/releases.md#canary): what visitors send
 * may be made up by a crowd, and only informs.
 */
export function watchReleases(deps: ReleaseDeps, log: FastifyBaseLogger): ReleaseWatch {
  const { db, config } = deps;
  const isReturned = automaticReturn(config);
  const alerted = new BoundedMap<string, number>(MOST_ALERTS);
  const judgedAt = new Map<Deployable, number>();

  const told = async (deployable: Deployable, release: string, window: Window): Promise<Told> => ({
    health: (await healthOf(db, deployable, [release], window, "people"))(release),
    visits: await visitShares(db, deployable, release, window),
  });

  async function judgeDeployable(deployable: Deployable, bad: ReadonlySet<string>): Promise<void> {
    const read = await readEnvironment(db);
    const state = read.document.deployables[deployable];
    if (!state) return;
    const { canary, live } = state;
    if (canary && !canary.overruled && bad.has(canary.release)) await judgeCanary(deployable, read, canary);
    if (bad.has(live)) await judgeLive(deployable, read, state);
  }

  async function judgeCanary(
    deployable: Deployable,
    read: Environment,
    { release, since }: { release: string; since: string },
  ): Promise<void> {
    const window = { since: new Date(Math.max(Date.parse(since), Date.now() - WINDOW_MS)) };
    const live = read.document.deployables[deployable]?.live ?? "";
    const why = whyWorse(
      await told(deployable, release, window),
      await told(deployable, live, window),
      "live",
    );
    if (!why) return alertOfFailures("canary_failing", deployable, release, read.revision);
    const change = { action: "withdraw", deployable, to: release } as const;
    const { revision } = await changeEnvironment(db, read, change, { who: WATCH, why });
    alertOfRelease(config, { event: "canary_withdrawn", deployable, release, revision, why }, log);
  }

  async function judgeLive(deployable: Deployable, read: Environment, state: DeployableState): Promise<void> {
    const { live: release } = state;
    const { revision } = read;
    const why = await whyWorseThanBefore(deployable, state);
    if (!why) return alertOfFailures("live_failing", deployable, release, revision);
    const left =
      whyNotReturned(state, isReturned(deployable)) ??
      ((await hasBeenWithdrawn(db, deployable, release)) ? "it was withdrawn before and brought back" : null);
    if (left)
      return alertOnce({
        event: "live_worse",
        deployable,
        release,
        revision,
        why: `${why}; not taken back: ${left}`,
      });
    const asked = { action: "withdraw", deployable, release, revision, why } as const;
    try {
      const { environment } = await changeAs(gateDeps(deps), { name: WATCH, scope: "operator" }, asked);
      alertOfRelease(
        config,
        { event: "live_taken_back", deployable, release, revision: environment.revision, why },
        log,
      );
    } catch (error) {
      if (error instanceof LostRaceError) throw error;
      const { message } = error as Error;
      alertOnce({
        event: "live_worse",
        deployable,
        release,
        revision,
        why: `${why}; could not be taken back: ${message}`,
      });
    }
  }

  /** Compares what is told of the live release with what was told of the one before in its own last hours. */
  async function whyWorseThanBefore(deployable: Deployable, state: DeployableState): Promise<string | null> {
    const since = new Date(state.since);
    const before = fallbackOf(state);
    if (!before) return null;
    const lastHours = { since: new Date(since.getTime() - WINDOW_MS), until: since };
    return whyWorse(
      await told(deployable, state.live, { since }),
      await told(deployable, before, lastHours),
      "before",
    );
  }

  type ReleaseAlert = Parameters<typeof alertOfRelease>[1];

  function alertOnce(alert: ReleaseAlert): void {
    const key = `${alert.event} ${alert.deployable} ${alert.release}`;
    if (wasAlerted(key)) return;
    alerted.set(key, Date.now());
    alertOfRelease(config, alert, log);
  }

  const wasAlerted = (key: string) => Date.now() - (alerted.get(key) ?? 0) < ALERT_WINDOW_MS;

  /** Tells that a release fails for so many addresses that it would be withdrawn if each were a person. */
  async function alertOfFailures(
    event: "live_failing" | "canary_failing",
    deployable: Deployable,
    release: string,
    revision: number,
  ): Promise<void> {
    if (wasAlerted(`${event} ${deployable} ${release}`)) return;
    const window = { since: new Date(Date.now() - ALERT_WINDOW_MS) };
    const health = await healthOf(db, deployable, [release], window);
    if (!failsMore(health(release), { addresses: 0, failed: 0 })) return;
    const people = await healthOf(db, deployable, [release], window, "people");
    const { failed, addresses } = health(release);
    const why = `${failed} of ${addresses} addresses failed within 10 minutes, among them ${people(release).failed} people with accounts`;
    alertOnce({ event, deployable, release, revision, why });
  }

  /** Whether reports are to be judged now: failures always, slow visits not with each of them. */
  function isDue(deployable: Deployable, reports: readonly NewReport[]): boolean {
    const due =
      reports.some(({ outcome }) => outcome === "failed") ||
      Math.abs(Date.now() - (judgedAt.get(deployable) ?? 0)) >= VISITS_EVERY_MS; // the clock may be set back
    if (due) judgedAt.set(deployable, Date.now());
    return due;
  }

  return {
    async judge(reports) {
      const bad = Map.groupBy(
        reports.filter((report) => report.bad),
        ({ deployable }) => deployable,
      );
      for (const [deployable, some] of bad) {
        if (!isDue(deployable, some)) continue;
        await judgeDeployable(deployable, new Set(some.map(({ release }) => release))).catch(
          (err: unknown) => {
            if (!(err instanceof LostRaceError)) log.error({ err }, "a release could not be judged");
          },
        );
      }
    },
  };
}
