import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readEnvironment, readLog } from "@lagom/releases/environment";
import type { Failure, Visit } from "@lagom/shared/contract/release-reports";
import type { Deployable } from "@lagom/shared/remote";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { releaseReports } from "../schema/release-reports.table.ts";
import { users } from "../schema/users.table.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import { type TestUser, testUser } from "../testing/tokens.ts";
import { failingReleases } from "./failing-releases.queries.ts";
import { reportAddress, reportPerson } from "./report-address.ts";
import { releaseTickets, type Tickets } from "./tickets.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
const alerts: unknown[] = [];
const webhook = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += chunk));
  request.on("end", () => {
    alerts.push(JSON.parse(text));
    response.end();
  });
});
const listening = new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
await listening;
const api = useTestApi({ ALERT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/` });
afterAll(() => void webhook.close());

const LIVE = "00000000000a";
const CANARY = "00000000000b";
let operator: Awaited<ReturnType<typeof tokenFor>>;
let environment: string;

const change = (payload: object) => changeOver(api, operator.headers, { deployable: "books", ...payload });
const books = async () => (await readEnvironment(api.database.db)).document.deployables.books;

/** Readers whose accounts are two days old. */
let people: TestUser[];

interface Crowd {
  from?: number;
  deployable?: Deployable;
  failure?: Failure;
  visit?: Visit;
  /** What the page of the nth of them was served; by default what is served now. */
  ticket?: (n: number) => Promise<string | undefined> | undefined;
  /** The address of the nth of them. */
  ip?: (n: number) => string;
  who?: (n: number) => TestUser | undefined;
}

/** One report from each of a crowd; each has an address and an account of their own unless told otherwise. */
async function report(
  release: string,
  failed: boolean,
  count: number,
  {
    from = 0,
    deployable = "books",
    failure = "entry_threw",
    visit,
    ip = (n) => `198.51.100.${n}`,
    who = (n) => people[n],
    ticket = servedNow,
  }: Crowd = {},
) {
  const outcome = failed ? { outcome: "failed", failure } : { outcome: "shown", visit };
  for (let n = from; n < from + count; n++) {
    const reply = await api.app.inject({
      method: "POST",
      url: "/api/release-reports",
      remoteAddress: ip(n),
      headers: who(n)?.headers ?? {},
      payload: {
        environment,
        revision: 1,
        session: randomUUID(),
        ticket: await ticket(n),
        reports: [{ deployable, release, page: "book", shown_instead: null, ...outcome }],
      },
    });
    expect(reply.statusCode).toBe(202);
  }
}

let tickets: Tickets;
const servedNow = async () => tickets.issue(environment, (await readEnvironment(api.database.db)).revision);

beforeAll(async () => {
  operator = await tokenFor(api, "operator");
  for (const id of [LIVE, CANARY]) await storeRelease(api, testRelease("books", id));
  await change({ action: "promote", release: LIVE });
  ({ environmentId: environment } = await readEnvironment(api.database.db));
  tickets = releaseTickets(api.database.db, {});
  people = await Promise.all(Array.from({ length: 60 }, () => testUser()));
  await made(people, new Date(Date.now() - 2 * 86_400_000));
});

const made = (accounts: readonly TestUser[], createdAt: Date) =>
  api.database.db.insert(users).values(accounts.map(({ id, email }) => ({ id, email, createdAt })));

beforeEach(async () => {
  await api.database.db.delete(releaseReports);
  alerts.length = 0;
  await change({ action: "promote", release: CANARY, percent: 10, force: true, why: "once more" });
});

it("a canary that fails more than the live release is withdrawn by itself, logged, and told", async () => {
  await report(LIVE, false, 30, { from: 30 });
  await report(CANARY, false, 19);
  await report(CANARY, true, 2, { from: 19 });
  expect((await books())?.canary?.release).toBe(CANARY);
  await report(CANARY, true, 1, { from: 21 });
  expect(await books()).toMatchObject({ live: LIVE, canary: null, withdrawn: { release: CANARY } });
  const why = "3 of 22 people failed, live 0 of 30";
  expect((await readLog(api.database.db, 1))[0]).toMatchObject({
    action: "withdraw",
    who: "release-watch",
    why,
  });
  await vi.waitFor(
    () =>
      expect(alerts).toMatchObject([
        { event: "canary_withdrawn", deployable: "books", release: CANARY, why },
      ]),
    20_000,
  );
  expect((await change({ action: "promote", release: CANARY })).statusCode).toBe(423);
});

it("a canary that fails for visitors alone is left to operators, who are told", async () => {
  await report(CANARY, true, 25, { who: () => undefined });
  expect((await books())?.canary?.release).toBe(CANARY);
  await vi.waitFor(
    () =>
      expect(alerts).toMatchObject([
        {
          event: "canary_failing",
          release: CANARY,
          why: "20 of 20 addresses failed within 10 minutes, among them 0 people with accounts",
        },
      ]),
    20_000,
  );
});

const everybodyElse = async () => ({
  revision: (await readEnvironment(api.database.db)).revision,
  canary: (await books())?.canary?.release,
  live: (await books())?.live,
});

it.each<[string, Crowd]>([
  ["visitors, each on a network of their own", { who: () => undefined }],
  ["one person on as many networks", { who: () => people[59] }],
  ["people of one network", { ip: () => "203.0.113.1" }],
  ["accounts that were made for it", { who: (n) => newcomers[n] }],
  ["people who were served nothing", { ticket: () => undefined }],
  ["people who pass one served page around", { ticket: () => onePage }],
  ["people who make their tickets up", { ticket: async () => `1.${"a".repeat(16)}.${"b".repeat(22)}` }],
  ["people who were served before the canary was", { ticket: () => tickets.issue(environment, 1) }],
])("a crowd that forges failures withdraws nothing: %s", async (_, crowd) => {
  newcomers = await Promise.all(Array.from({ length: 25 }, () => testUser()));
  await made(newcomers, new Date());
  onePage = servedNow();
  await report(CANARY, false, 25);
  const before = await everybodyElse();
  await report(CANARY, true, 25, { ip: (n) => `203.0.113.${n}`, ...crowd });
  expect(await everybodyElse()).toEqual(before);
});
let newcomers: TestUser[];
let onePage: Promise<string | undefined>;

it("what everybody forges of the live release changes nothing but that operators are told, once", async () => {
  const before = await everybodyElse();
  await report(LIVE, true, 30);
  expect(await everybodyElse()).toEqual(before);
  await vi.waitFor(() => expect(alerts).toHaveLength(1), 20_000);
  expect(alerts).toMatchObject([{ event: "live_failing", release: LIVE }]);
});

it("an operator's word keeps a canary, whatever fails", async () => {
  await change({ action: "overrule" });
  await report(CANARY, true, 30);
  expect((await books())?.canary).toMatchObject({ release: CANARY, overruled: true });
});

it("a live release fails for the metrics by the same rule, of what readers saw just now", async () => {
  const { db } = api.database;
  const visitors: Crowd = { who: () => undefined };
  await report(LIVE, false, 25, visitors);
  await report(LIVE, true, 2, visitors);
  expect(await failingReleases(db)).toEqual(new Map([["books", false]]));
  await report(LIVE, true, 4, visitors);
  expect(await failingReleases(db)).toEqual(new Map([["books", true]]));
  await db.update(releaseReports).set({ at: new Date(Date.now() - 11 * 60_000) });
  expect(await failingReleases(db)).toEqual(new Map([["books", false]]));
});

describe("a live release", () => {
  const MINUTE_MS = 60_000;
  const ofReader: Crowd = { deployable: "reader" };
  const changeReader = (payload: object) =>
    changeOver(api, operator.headers, { deployable: "reader", ...payload });
  const reader = async () => (await readEnvironment(api.database.db)).document.deployables.reader;
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const GOOD = { lcp_ms: 1200, inp_ms: 80, errors: 0 };

  /** Visits of people as they are stored, the first of them bad. */
  const visited = (release: string, count: number, bad: number, badVisit: Partial<Visit>) =>
    api.database.db.insert(releaseReports).values(
      Array.from({ length: count }, (_, n) => {
        const { lcp_ms: lcpMs, inp_ms: inpMs, errors } = { ...GOOD, ...(n < bad ? badVisit : {}) };
        return {
          ...({
            deployable: "reader",
            release,
            revision: 1,
            page: "article",
            failure: "",
            outcome: "shown",
          } as const),
          ...{ at: new Date(), session: randomUUID(), ticket: randomUUID(), lcpMs, inpMs, errors },
          address: reportAddress(environment, `198.51.100.${n}`),
          person: reportPerson(environment, people[n]?.id ?? ""),
        };
      }),
    );

  const goesLive = async () => {
    await changeReader({ action: "promote", release: now });
    pass(1000);
  };
  let tests = 0;
  let before: string;
  let now: string;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    // Each test releases two of its own: a release that was withdrawn once is not judged again.
    tests += 1;
    [before, now] = [`1${tests}`.padEnd(12, "a"), `2${tests}`.padEnd(12, "a")];
    for (const id of [before, now]) await storeRelease(api, testRelease("reader", id));
    await changeReader({ action: "promote", release: before, force: true, why: "anew" });
    pass(MINUTE_MS);
  });
  afterEach(() => vi.useRealTimers());

  it.each<Failure>(["entry_threw", "page_hung"])(
    "that fails for its readers is gone within 60 s of traffic, a reader every 2 s: %s",
    async (failure) => {
      await report(before, false, 25, ofReader);
      await goesLive();
      const since = Date.now();
      for (let n = 0; (await reader())?.live === now && n < 60; n++) {
        pass(2000);
        await report(now, n % 5 > 0, 1, { ...ofReader, from: n, failure });
      }
      expect(Date.now() - since).toBeLessThanOrEqual(60_000);
      const why = "16 of 20 people failed, before 0 of 25";
      expect(await reader()).toMatchObject({
        live: before,
        by: "release-watch",
        withdrawn: { release: now, why },
      });
      expect((await readLog(api.database.db, 1))[0]).toMatchObject({
        action: "withdraw",
        from: now,
        to: now,
        why,
      });
      await vi.waitFor(
        () => expect(alerts).toMatchObject([{ event: "live_taken_back", release: now, why }]),
        20_000,
      );
      expect((await changeReader({ action: "promote", release: now })).statusCode).toBe(423);
    },
  );

  it("is not taken back from the release that was gone back to, nor when an operator brings it back", async () => {
    await goesLive();
    await report(now, true, 20, ofReader);
    expect((await reader())?.live).toBe(before);
    await report(before, true, 25, { ...ofReader, from: 20 });
    expect((await reader())?.live).toBe(before);
    await api.database.db.delete(releaseReports);
    await changeReader({ action: "promote", release: now, force: true, why: "it was the network" });
    pass(1000);
    await report(now, true, 25, { ...ofReader, from: 20 });
    expect((await reader())?.live).toBe(now);
    const brought = expect.stringContaining("it was withdrawn before and brought back");
    await vi.waitFor(
      () =>
        expect(alerts).toEqual(
          expect.arrayContaining([
            expect.objectContaining({ event: "live_taken_back", release: now }),
            expect.objectContaining({ event: "live_worse", release: now, why: brought }),
          ]),
        ),
      20_000,
    );
  });

  it.each([
    ["freeze", "it is frozen"],
    ["protect", "it is protected"],
    ["overrule", "an operator keeps it"],
  ])("stays, and operators are told, after %s", async (action, left) => {
    await goesLive();
    await changeReader({ action, why: "for the test" });
    await report(now, true, 22, ofReader);
    expect((await reader())?.live).toBe(now);
    const why = `20 of 20 people failed, before 0 of 0; not taken back: ${left}`;
    await vi.waitFor(
      () => expect(alerts).toMatchObject([{ event: "live_worse", release: now, why }]),
      20_000,
    );
    for (const undo of ["unfreeze", "unprotect"]) await changeReader({ action: undo });
  });

  it("stays once it has served for a day", async () => {
    await goesLive();
    pass(25 * 60 * MINUTE_MS);
    await report(now, true, 20, ofReader);
    expect((await reader())?.live).toBe(now);
  });

  it.each<[string, Partial<Visit>, string]>([
    ["slow to show", { lcp_ms: 4000 }, "LCP over 2500 ms for 20 of 55 people, before 2 of 55"],
    ["slow to answer", { inp_ms: 400 }, "INP over 200 ms for 20 of 55 people, before 2 of 55"],
    ["full of errors", { errors: 2 }, "uncaught errors for 20 of 55 people, before 2 of 55"],
  ])("that is %s is taken back, by visits of people on both", async (_, bad, why) => {
    await visited(before, 55, 2, bad);
    pass(MINUTE_MS);
    await goesLive();
    pass(MINUTE_MS);
    await visited(now, 54, 5, bad);
    await report(now, false, 1, { ...ofReader, from: 54, visit: { ...GOOD, ...bad } });
    expect((await reader())?.live).toBe(now);
    await api.database.db.delete(releaseReports).where(eq(releaseReports.release, now));
    await visited(now, 54, 19, bad);
    pass(5000);
    await report(now, false, 1, { ...ofReader, from: 54, visit: { ...GOOD, ...bad } });
    expect(await reader()).toMatchObject({ live: before, withdrawn: { release: now, why } });
  });
});
