import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";
import { testDatabase } from "../../../testing/database.ts";
import { queueLength } from "./queue-length.queries.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const DAY = 86_400;

it("tells waiting, running and failed jobs apart, and how long the oldest has waited", async () => {
  const { db } = database;
  expect(await queueLength(db)).toEqual({ waiting: 0, running: 0, dead: 0, oldestSeconds: 0 });
  const jobs: Partial<typeof rewriteJobs.$inferInsert>[] = [
    { createdAt: ago(5000) },
    { createdAt: ago(9000), leaseUntil: ago(10) }, // the node that had it is gone
    { createdAt: ago(20_000), leaseUntil: ago(-600) },
    { finishedAt: ago(100), failure: "the model is away" },
    { finishedAt: ago(DAY + 100), failure: "the model was away" },
    { finishedAt: ago(100), rewriteId: 1 },
  ];
  await db.insert(rewriteJobs).values(
    jobs.map((job, index) => ({
      key: `key ${index}`,
      language: "sv" as const,
      level: "A1" as const,
      ...job,
    })),
  );
  const { oldestSeconds, ...counts } = await queueLength(db);
  expect(counts).toEqual({ waiting: 2, running: 1, dead: 1 });
  expect(Math.floor(oldestSeconds / 1000)).toBe(9);
});
