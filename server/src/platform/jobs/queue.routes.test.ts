import { sql } from "drizzle-orm";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import type { Database } from "../database/open.ts";
import { findDeadLetter, listDeadLetters } from "./dead-letters.queries.ts";
import type { JobKind, RunningJob } from "./job-kind.ts";
import { createJobQueue, type JobQueue } from "./queue.ts";
import { RECURRING } from "./recurring-job.ts";

interface Numbered {
  n: number;
}

const LETTERS: JobKind<Numbered> = { name: "letters", attemptSeconds: 60, lifeMs: () => 3_600_000 };
const PARCELS: JobKind<Numbered> = { name: "parcels", attemptSeconds: 60, lifeMs: () => -1 };

let database: Database;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => database.close());

/** A node: its own queue over the database that all share. */
async function startNode(register: (queue: JobQueue) => void): Promise<JobQueue> {
  const queue = createJobQueue(database, { kinds: [LETTERS, PARCELS] });
  register(queue);
  const app = fastify();
  queue.serve(app);
  apps.push(app);
  await app.ready();
  return queue;
}

const stored = async (kind: JobKind<never>) =>
  (await database.db.execute(sql`select state, data from pgboss.job where name = ${kind.name}`)).rows;
const untilDone = (kind: JobKind<never>) =>
  vi.waitFor(async () => expect(await stored(kind)).toEqual([]), { interval: 10, timeout: 20_000 });

describe("a job", () => {
  it("exists if the transaction it was added in commits, and only then", async () => {
    const queue = await startNode(() => {});
    const lost = database.db.transaction(async (tx) => {
      await queue.add(tx, LETTERS, { n: 1 });
      throw new Error("no");
    });
    await expect(lost).rejects.toThrow("no");
    expect(await stored(LETTERS)).toEqual([]);
    await database.db.transaction((tx) => queue.add(tx, LETTERS, { n: 2 }, { n: 3 }));
    expect(await stored(LETTERS)).toEqual([2, 3].map((n) => ({ state: "created", data: { n } })));
    await database.db.execute(sql`truncate pgboss.job`);
  });

  it("is done once, however many nodes there are, and forgotten", async () => {
    const done: string[] = [];
    const nodes = await Promise.all(
      ["a", "b"].map((name) =>
        startNode((queue) =>
          queue.work(LETTERS, async ({ data }) => {
            await database.db.execute(sql`select 1`);
            done.push(`${name} ${data.n}`);
          }),
        ),
      ),
    );
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await nodes[0]?.add(database.db, LETTERS, ...numbers.map((n) => ({ n })));
    for (const node of nodes) node.wake(LETTERS);
    await vi.waitFor(
      async () => {
        for (const node of nodes) node.wake(LETTERS); // a batch at a time
        expect(done).toHaveLength(numbers.length);
      },
      { interval: 20, timeout: 20_000 },
    );
    await untilDone(LETTERS);
    expect(done.map((entry) => Number(entry.split(" ")[1])).sort((a, b) => a - b)).toEqual(numbers);
  });

  it("that fails is tried again, and knows that it is", async () => {
    const attempts: RunningJob<Numbered>[] = [];
    const queue = await startNode((node) =>
      node.work(LETTERS, async (job) => {
        attempts.push(job);
        if (job.isFirstAttempt) throw new Error("the line is busy");
      }),
    );
    await queue.add(database.db, LETTERS, { n: 1 });
    queue.wake(LETTERS);
    await untilDone(LETTERS);
    expect(attempts).toEqual([
      { data: { n: 1 }, isFirstAttempt: true },
      { data: { n: 1 }, isFirstAttempt: false },
    ]);
  });

  it("is given up when its life is over, with the failure, and can be tried once more", async () => {
    let works = false;
    const queue = await startNode((node) =>
      node.work(PARCELS, async () => {
        if (!works) throw new Error("nobody is at home");
      }),
    );
    await queue.add(database.db, PARCELS, { n: 7 });
    queue.wake(PARCELS);
    const list = () => listDeadLetters<Numbered>(database.db, [PARCELS.name], { take: 10, skip: 0 });
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 20_000, interval: 10 });
    const [dead] = await list();
    expect(dead).toMatchObject({ data: { n: 7 }, attempts: 1, failure: "nobody is at home" });
    expect(await findDeadLetter(database.db, [LETTERS.name], dead?.id ?? "")).toBeUndefined();
    works = true;
    await queue.retry(database.db, PARCELS.name, dead?.id ?? "");
    queue.wake(PARCELS);
    await untilDone(PARCELS);
  });

  it("cannot be added before the queue has started, as with a database that is away", async () => {
    const queue = createJobQueue(database, { kinds: [LETTERS] });
    await expect(queue.add(database.db, LETTERS, { n: 1 })).rejects.toMatchObject({ code: "57P03" });
  });
});

describe("a recurring job", () => {
  it("is scheduled once, and each run of it is done by one of the nodes", async () => {
    const runs: string[] = [];
    const nodes = await Promise.all(
      ["a", "b"].map((name) =>
        startNode((queue) =>
          queue.recur([{ name: "sweep", every: "hour", run: async () => void runs.push(name) }]),
        ),
      ),
    );
    const { rows } = await database.db.execute(sql`select name, key, cron from pgboss.schedule`);
    expect(rows).toEqual([{ name: RECURRING.name, key: "sweep", cron: "7 * * * *" }]);
    await nodes[0]?.add(database.db, RECURRING, { job: "sweep" });
    for (const node of nodes) node.wake(RECURRING);
    await untilDone(RECURRING);
    expect(runs).toHaveLength(1);
  });

  it("that another version scheduled is left alone", async () => {
    const queue = await startNode((node) =>
      node.recur([{ name: "sweep", every: "day", run: async () => {} }]),
    );
    await queue.add(database.db, RECURRING, { job: "of another version" });
    queue.wake(RECURRING);
    await untilDone(RECURRING);
  });
});
