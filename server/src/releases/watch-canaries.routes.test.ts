import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readEnvironment, readLog } from "@lagom/releases/environment";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { releaseReports } from "../schema/release-reports.table.ts";
import { users } from "../schema/users.table.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import { type TestUser, testUser } from "../testing/tokens.ts";
import { failingReleases } from "./failing-releases.queries.ts";

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
  /** The address of the nth of them. */
  ip?: (n: number) => string;
  who?: (n: number) => TestUser | undefined;
}

/** One report from each of a crowd; each has an address and an account of their own unless told otherwise. */
async function report(
  release: string,
  failed: boolean,
  count: number,
  { from = 0, ip = (n) => `198.51.100.${n}`, who = (n) => people[n] }: Crowd = {},
) {
  const outcome = failed ? { outcome: "failed", failure: "entry_threw" } : { outcome: "shown" };
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
        reports: [{ deployable: "books", release, page: "book", shown_instead: null, ...outcome }],
      },
    });
    expect(reply.statusCode).toBe(202);
  }
}

beforeAll(async () => {
  operator = await tokenFor(api, "operator");
  for (const id of [LIVE, CANARY]) await storeRelease(api, testRelease("books", id));
  await change({ action: "promote", release: LIVE });
  ({ environmentId: environment } = await readEnvironment(api.database.db));
  people = await Promise.all(Array.from({ length: 60 }, () => testUser()));
  await made(people, new Date(Date.now() - 2 * 86_400_000));
}, 60_000);

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
    who: "canary-watch",
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
  await vi.waitFor(() =>
    expect(alerts).toMatchObject([
      {
        event: "canary_failing",
        release: CANARY,
        why: "20 of 20 addresses failed within 10 minutes, among them 0 people with accounts",
      },
    ]),
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
])("a crowd that forges failures withdraws nothing: %s", async (_, crowd) => {
  newcomers = await Promise.all(Array.from({ length: 25 }, () => testUser()));
  await made(newcomers, new Date());
  await report(CANARY, false, 25);
  const before = await everybodyElse();
  await report(CANARY, true, 25, { ip: (n) => `203.0.113.${n}`, ...crowd });
  expect(await everybodyElse()).toEqual(before);
});
let newcomers: TestUser[];

it("what everybody forges of the live release changes nothing but that operators are told, once", async () => {
  const before = await everybodyElse();
  await report(LIVE, true, 30);
  expect(await everybodyElse()).toEqual(before);
  await vi.waitFor(() => expect(alerts).toHaveLength(1));
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
