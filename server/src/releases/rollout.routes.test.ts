import { randomUUID } from "node:crypto";
import { readEnvironment, readLog } from "@lagom/releases/environment";
import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { storeKey } from "@lagom/releases/store-key";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { readConfig } from "../platform/config.ts";
import { releaseReports } from "../schema/release-reports.table.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, type TestRelease, testRelease } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";
import { advanceRollouts } from "./rollout.ts";

const api = useTestApi();
const { tokens, newId, state } = useReleases(api);
const MINUTE_MS = 60_000;
const PLAN = { steps: [1, 10, 50, 100], pause_minutes: 15 };

let next: TestRelease;
let live: string | undefined;
const books = async () => (await state()).deployables.books;
const ask = (payload: object) => changeOver(api, tokens.team.headers, { deployable: "books", ...payload });
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * MINUTE_MS);

/** The job, as it runs each minute. */
const job = () =>
  advanceRollouts(
    {
      db: api.database.db,
      database: api.database,
      store: api.store,
      config: readConfig({}),
      smoke: async () => ({ skipped: "no browser" }),
    },
    api.app.log,
  );

/** Visitors on as many networks tell of the release. */
const tell = (count: number, outcome: "shown" | "failed" = "shown") =>
  api.database.db.insert(releaseReports).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ deployable: "books", release: next.record.id, revision: 1, page: "book", outcome },
      ...{ at: new Date(), session: randomUUID(), address: `network ${n}` },
      failure: outcome === "failed" ? ("render" as const) : ("" as const),
    })),
  );

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  next = testRelease("books", newId());
  await storeRelease(api, next);
  live = (await books())?.live;
  const begun = await ask({ action: "promote", release: next.record.id, rollout: PLAN });
  expect(begun.statusCode).toBe(200);
  minutes(1);
});
afterEach(() => vi.useRealTimers());

it("goes from step to step when its pause is over, up to everybody, each in the log", async () => {
  expect(await books()).toMatchObject({ live, canary: { release: next.record.id, percent: 1 } });
  await tell(20);
  await job();
  expect((await books())?.canary?.percent).toBe(1);
  for (const percent of [10, 50]) {
    minutes(15);
    await job();
    await job();
    expect((await books())?.canary).toMatchObject({ percent, overruled: false });
  }
  minutes(15);
  await job();
  expect(await books()).toMatchObject({ live: next.record.id, canary: null, by: "roll-out" });
  expect((await readLog(api.database.db, 4)).map(({ who, percent, why }) => [who, percent, why])).toEqual([
    ["roll-out", null, "step 4 of 4: 100 %"],
    ["roll-out", 50, "step 3 of 4: 50 %"],
    ["roll-out", 10, "step 2 of 4: 10 %"],
    [tokens.team.name, 1, null],
  ]);
  const entries = await api.database.db.select().from(releaseLog).orderBy(asc(releaseLog.id));
  expect(replay(entries)).toEqual((await readEnvironment(api.database.db)).document);
});

it("goes on to everybody where that takes two persons, who have agreed before it began", async () => {
  const rule = (action: string) => changeOver(api, tokens.operator.headers, { action, deployable: "books" });
  await rule("two-persons-on");
  onTestFinished(async () => {
    await rule("two-persons-off");
  });
  await tell(20);
  for (let step = 1; step < PLAN.steps.length; step++) {
    minutes(15);
    await job();
  }
  expect(await books()).toMatchObject({ live: next.record.id, canary: null, by: "roll-out" });
});

it("waits for readers, and while it fails, and tells how far it is", async () => {
  minutes(60);
  await tell(19);
  await job();
  expect((await books())?.canary?.percent).toBe(1);
  const reply = await api.app.inject({ url: "/api/releases", headers: tokens.team.headers });
  const shown = reply
    .json()
    .deployables.find(({ deployable }: { deployable: string }) => deployable === "books");
  expect(shown.canary.rollout).toMatchObject({ ...PLAN, seen: 19, needed: 20, paused: null });
  await tell(20);
  await tell(5, "failed");
  await job();
  expect((await books())?.canary?.percent).toBe(1);
  await api.database.db.delete(releaseReports);
  await tell(20);
  await job();
  expect((await books())?.canary?.percent).toBe(10);
});

it("stays where it is while it is paused or frozen, and goes on when that ends", async () => {
  await tell(20);
  minutes(60);
  expect((await ask({ action: "pause", why: "a question" })).statusCode).toBe(200);
  await job();
  expect((await books())?.canary).toMatchObject({
    percent: 1,
    rollout: { paused: { by: tokens.team.name } },
  });
  await ask({ action: "resume" });
  const operator = (action: string) =>
    changeOver(api, tokens.operator.headers, { deployable: "books", action, why: "for the test" });
  await operator("freeze");
  await job();
  expect((await books())?.canary?.percent).toBe(1);
  await operator("unfreeze");
  await job();
  expect((await books())?.canary?.percent).toBe(10);
});

it.each([
  ["stop", { action: "stop" }, 200],
  ["a rollback, which withdraws it", { action: "rollback" }, 423],
])("ends by %s", async (_, end, promoted) => {
  await tell(20);
  expect((await ask(end)).statusCode).toBe(200);
  minutes(60);
  await job();
  expect(await books()).toMatchObject({ live, canary: null });
  expect((await ask({ action: "promote", release: next.record.id, percent: 10 })).statusCode).toBe(promoted);
  minutes(60);
  await job();
  expect((await books())?.canary?.percent ?? 10).toBe(10);
});

it("is paused when the gate refuses the next step", async () => {
  await tell(20);
  minutes(60);
  const { record } = next;
  const entry = record.files["entry.js"];
  await api.store.remove(storeKey("books", record.id, "entry.js", entry?.integrity ?? ""));
  await job();
  expect((await books())?.canary).toMatchObject({
    percent: 1,
    rollout: { paused: { by: "roll-out", why: expect.stringContaining("the gate refused it") } },
  });
});

it.each([
  ["with a share of its own", { percent: 10, rollout: PLAN }, "rollout"],
  ["that does not grow", { rollout: { ...PLAN, steps: [10, 10, 100] } }, "rollout.steps"],
  ["that does not reach everybody", { rollout: { ...PLAN, steps: [1, 50] } }, "rollout.steps"],
  ["without a pause", { rollout: { ...PLAN, pause_minutes: 0 } }, "rollout.pause_minutes"],
])("is refused %s", async (_, given, field) => {
  const reply = await ask({ action: "promote", release: next.record.id, ...given });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toMatchObject([{ field }]);
});
