import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readEnvironment, readLog } from "@lagom/releases/environment";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { releaseReports } from "../schema/release-reports.table.ts";
import { useTestApi } from "../testing/api.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
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

/** One report from each of some addresses. */
async function report(release: string, failed: boolean, addresses: number, from = 0) {
  const outcome = failed ? { outcome: "failed", failure: "entry_threw" } : { outcome: "shown" };
  for (let n = from; n < from + addresses; n++) {
    const reply = await api.app.inject({
      method: "POST",
      url: "/api/release-reports",
      remoteAddress: `198.51.100.${n}`,
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
}, 60_000);
beforeEach(async () => {
  await api.database.db.delete(releaseReports);
  alerts.length = 0;
  await change({ action: "promote", release: CANARY, percent: 10, force: true, why: "once more" });
});

it("a canary that fails more than the live release is withdrawn by itself, logged, and told", async () => {
  await report(LIVE, false, 30, 100);
  await report(CANARY, false, 19);
  await report(CANARY, true, 2, 19);
  expect((await books())?.canary?.release).toBe(CANARY);
  await report(CANARY, true, 1, 21);
  expect(await books()).toMatchObject({ live: LIVE, canary: null, withdrawn: { release: CANARY } });
  const why = "3 of 22 addresses failed, live 0 of 30";
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

it("one address that reports without end sways nothing", async () => {
  await report(CANARY, false, 25);
  for (let n = 0; n < 60; n++) await report(CANARY, true, 1, 25);
  expect((await books())?.canary?.release).toBe(CANARY);
});

it("an operator's word keeps a canary, whatever fails", async () => {
  await change({ action: "overrule" });
  await report(CANARY, true, 30);
  expect((await books())?.canary).toMatchObject({ release: CANARY, overruled: true });
});

it("a live release fails for the metrics by the same rule, of what readers saw just now", async () => {
  const { db } = api.database;
  await report(LIVE, false, 25);
  await report(LIVE, true, 2);
  expect(await failingReleases(db)).toEqual(new Map([["books", false]]));
  await report(LIVE, true, 4);
  expect(await failingReleases(db)).toEqual(new Map([["books", true]]));
  await db.update(releaseReports).set({ at: new Date(Date.now() - 11 * 60_000) });
  expect(await failingReleases(db)).toEqual(new Map([["books", false]]));
});
