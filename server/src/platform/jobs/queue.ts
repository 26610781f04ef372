import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Database, Db } from "../database/open.ts";
import { clientOf, queueSql } from "../database/queue-sql.ts";
import { doJobs } from "./do-jobs.ts";
import type { JobKind, Work } from "./job-kind.ts";
import { INTERVALS, RECURRING, type RecurringJob, type RecurringRun } from "./recurring-job.ts";

/** How often each kind is looked for; what this process adds it looks for at once. PGlite has no other process. */
const POLL_SECONDS = { postgres: 2, pglite: 5 };
/** Recurring jobs may be this late. */
const RECURRING_POLL_SECONDS = 20;
/** The pause before a retry, which doubles with each, up to the longest. */
const RETRY = { retryDelay: 2, retryBackoff: true, retryDelayMax: 300 };
/** More than the life of any job allows. */
const RETRIES = 10_000;
/** Another node takes up a job whose process has given no sign of life for this long. */
const HEARTBEAT_SECONDS = 20;
const AT_ONCE = 10;
const START_AGAIN_MS = 2000;
/** A closing process waits this long for the jobs under way. */
const STOP_MS = 20_000;
/** A dead letter stays this long. */
const DEAD_LETTER_SECONDS = 30 * 86_400;
/** PostgreSQL's code for a server that still starts, which callers answer with 503. */
const STARTING = "57P03";

/** Work that any node does, once, and that a crash does not lose. */
export interface JobQueue {
  /**
   * Adds jobs in the caller's transaction: they exist once it commits.
   * @throws Error as of an unavailable database while the queue has not started
   */
  add<Data extends object>(tx: Db, kind: JobKind<Data>, ...data: Data[]): Promise<void>;
  /** Makes this process look at once for jobs it has added; called after the commit. */
  wake(kind: JobKind<never>): void;
  /** Lets this process do the jobs of a kind; called before the start. */
  work<Data extends object>(kind: JobKind<Data>, work: Work<Data>): void;
  /** Lets this process take part in doing these when they are due; called before the start. */
  recur(jobs: readonly RecurringJob[]): void;
  /** Tries a job that was given up once more, when the caller's transaction commits. */
  retry(tx: Db, name: string, id: string): Promise<void>;
  /** The name under which the jobs of a kind are stored. */
  nameOf(kind: JobKind<never>): string;
  /** Starts with the first of the apps that use it, and stops with the last. */
  serve(app: FastifyInstance): void;
}

export interface QueueOptions {
  /** The kinds of jobs that may be added. */
  kinds: readonly JobKind<never>[];
  /** Keeps the queues of servers apart that share a database and nothing else, as in tests. */
  prefix?: string;
}

export function createJobQueue(database: Database, { kinds, prefix = "" }: QueueOptions): JobQueue {
  const { db, kind: server } = database;
  const boss = new PgBoss({
    db: queueSql(clientOf(db)),
    ...(server === "pglite" ? { backend: "pglite" as const } : {}),
    registerInstance: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    flowIntervalSeconds: 3600, // no job waits for another
    cronWorkerIntervalSeconds: RECURRING_POLL_SECONDS,
  });
  const nameOf = (kind: JobKind<never>) => prefix + kind.name;
  const works = new Map<JobKind<never>, Work<never>>();
  const recurring = new Map<string, RecurringJob>();
  const workers = new Map<string, string>();
  const ending = new AbortController();
  let log: Pick<FastifyInstance["log"], "error" | "warn"> = console;
  let isReady = false;
  let users = 0;
  let starting: Promise<void> | undefined;
  boss.on("error", (error) => {
    if (!ending.signal.aborted) log.error({ err: error }, "the job queue failed");
  });

  async function start(): Promise<void> {
    try {
      await boss.start();
      for (const kind of recurring.size > 0 ? [...kinds, RECURRING] : kinds) await prepare(kind);
      isReady = true;
      for (const [kind, work] of works) await begin(kind, work);
      if (recurring.size > 0) await beginRecurring();
    } catch (error) {
      if (ending.signal.aborted) return;
      log.warn({ err: error }, "the job queue cannot start yet");
      await boss.stop({ graceful: false });
      const again = setTimeout(() => {
        starting = start();
      }, START_AGAIN_MS);
      ending.signal.addEventListener("abort", () => clearTimeout(again));
    }
  }

  /** Makes the queue if need be, and has the library know it: asked in a transaction it would ask on another connection. */
  async function prepare(kind: JobKind<never>): Promise<void> {
    const name = nameOf(kind);
    if (!(await boss.getQueue(name))) {
      const policy = kind === RECURRING ? { policy: "exclusive" } : {};
      await boss.createQueue(name, { ...policy, deleteAfterSeconds: DEAD_LETTER_SECONDS });
    }
    await boss.findJobs(name, { limit: 1 });
  }

  async function begin(kind: JobKind<never>, work: Work<never>): Promise<void> {
    const name = nameOf(kind);
    const options = {
      batchSize: AT_ONCE,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: kind === RECURRING ? RECURRING_POLL_SECONDS : POLL_SECONDS[server],
    } as const;
    workers.set(
      name,
      await boss.work<never, unknown, typeof options>(name, options, (jobs) =>
        doJobs(jobs, kind, work, { log, done: (job) => boss.deleteJob(name, job) }),
      ),
    );
  }

  async function beginRecurring(): Promise<void> {
    for (const { name, every } of recurring.values()) {
      const once = { key: name, singletonKey: name, missed: "once", retryLimit: 0 } as const;
      const run: RecurringRun = { job: name };
      await boss.schedule(nameOf(RECURRING), INTERVALS[every], run, {
        ...once,
        expireInSeconds: RECURRING.attemptSeconds,
      });
    }
    // A node of another version may have scheduled what this one does not know: that is left to such a node.
    await begin(RECURRING, async ({ data }: { data: RecurringRun }) => recurring.get(data.job)?.run(db));
  }

  async function stop(): Promise<void> {
    ending.abort();
    isReady = false;
    await starting;
    await boss.stop({ graceful: true, timeout: STOP_MS });
  }

  return {
    nameOf,
    async add(tx, kind, ...data) {
      if (data.length === 0) return;
      if (!isReady) throw Object.assign(new Error("The job queue has not started"), { code: STARTING });
      const jobs = data.map((job) => ({
        data: job,
        ...RETRY,
        retryLimit: RETRIES,
        expireInSeconds: kind.attemptSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
      }));
      await boss.insert(nameOf(kind), jobs, { db: fromDrizzle(tx, sql) });
    },
    wake(kind) {
      const worker = workers.get(nameOf(kind));
      if (worker) boss.notifyWorker(worker);
    },
    work: (kind, work) => void works.set(kind, work),
    recur(jobs) {
      for (const job of jobs) recurring.set(job.name, job);
    },
    async retry(tx, name, id) {
      const on = { db: fromDrizzle(tx, sql) };
      await boss.retry(name, id, on);
      await boss.update(name, undefined, { ...on, id, startAfter: new Date() }); // the pause after its last failure is over
    },
    serve(app) {
      log = app.log;
      users += 1;
      app.addHook("onReady", async () => {
        starting ??= start();
        await starting;
      });
      app.addHook("onClose", async () => {
        users -= 1;
        if (users === 0) await stop();
      });
    },
  };
}
