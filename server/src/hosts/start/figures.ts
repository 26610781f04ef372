import { MAIL_KINDS } from "../../features/admin/mail-kinds.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { diskProbe, diskSpace } from "../../platform/disk.ts";
import { databaseProbe } from "../../platform/http/health.ts";
import { type QueueLength, queueLengths } from "../../platform/jobs/queue-lengths.queries.ts";
import { RECURRING } from "../../platform/jobs/recurring-job.ts";
import { figure, jobs, oldestJob, watchProcess } from "../../platform/telemetry/metrics.ts";
import { readRevision, readVersion } from "../../platform/telemetry/version.ts";
import { failingReleases } from "../../releases/failing-releases.queries.ts";
import { queueLength } from "../../texts/rewriting/jobs/queue-length.queries.ts";

const databaseUp = figure("lagom_database_up", "1 when the database answers within two seconds");
const diskFree = figure(
  "lagom_disk_free_bytes",
  "Bytes that can still be written on the file system of the data folder",
);
const diskSize = figure("lagom_disk_size_bytes", "Size of the file system of the data folder in bytes");
const diskWritable = figure("lagom_disk_writable", "1 when a write to the data folder succeeds");
const releaseFailing = figure(
  "lagom_release_failing",
  "1 when the live release of a deployable fails for readers, of the last ten minutes",
  ["deployable"],
);
const build = figure("lagom_build_info", "1, with the version and the git revision that run", [
  "version",
  "revision",
]);

/** Adds to the metrics what the product as a whole knows. @returns removes it */
export function addFigures(config: Config, db: Db): () => void {
  watchProcess();
  const isUp = databaseProbe(db);
  const probe = diskProbe(config.dataFolder);
  const version = readVersion();
  const removers = [
    build.add(async () => [{ labels: { version, revision: (await readRevision(config)) ?? "" }, value: 1 }]),
    databaseUp.add(async () => [{ value: Number(await isUp()) }]),
    diskFree.add(async () => [{ value: (await diskSpace(config.dataFolder)).free }]),
    diskSize.add(async () => [{ value: (await diskSpace(config.dataFolder)).size }]),
    diskWritable.add(async () => [{ value: Number((await probe()) === "writable") }]),
    releaseFailing.add(async () =>
      [...(await failingReleases(db))].map(([deployable, fails]) => ({
        labels: { deployable },
        value: Number(fails),
      })),
    ),
    jobs.add(async () =>
      (await allQueues(db)).flatMap(({ queue, waiting, running, dead }) =>
        Object.entries({ waiting, running, dead }).map(([state, value]) => ({
          labels: { queue, state },
          value,
        })),
      ),
    ),
    oldestJob.add(async () =>
      (await allQueues(db)).map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
    ),
  ];
  return () => {
    for (const remove of removers) remove();
  };
}

const QUEUES = [...MAIL_KINDS, RECURRING].map(({ name }) => name);

async function allQueues(db: Db): Promise<QueueLength[]> {
  return [{ queue: "rewriting", ...(await queueLength(db)) }, ...(await queueLengths(db, QUEUES))];
}
