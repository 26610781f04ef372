import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../database/open.ts";
import { createLogger } from "../http/logger.ts";
import { createHourlyMails } from "./hourly-mails.ts";

const alerts: unknown[] = [];
const webhook = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += chunk));
  request.on("end", () => {
    alerts.push(JSON.parse(text));
    response.end();
  });
});
let database: Database;
beforeAll(async () => {
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
  database = await testDatabase();
  return async () => {
    vi.useRealTimers();
    await database.close();
  };
});
afterAll(() => void webhook.close());

const ALERT = {
  event: "mails_running_out",
  why: expect.stringContaining("MAILS_PER_HOUR"),
  at: expect.any(String),
  web: "http://localhost:3000",
};

/** The mails as one process counts them. */
function node(settings: Record<string, string> = {}) {
  const config = readConfig({
    LOG_LEVEL: "silent",
    ...STRICT,
    MAILS_PER_HOUR: "10",
    ...settings,
  });
  return createHourlyMails({ database, config, log: createLogger(config) });
}

async function take(mails: ReturnType<typeof node>, kinds: readonly ("ordinary" | "recovery")[]) {
  const taken: boolean[] = [];
  for (const kind of kinds) taken.push((await mails.take(kind)) === null);
  return taken;
}

it("sends a fifth for recovery alone, and says when more can be sent", async () => {
  const mails = node();
  expect(await take(mails, Array(9).fill("ordinary"))).toEqual([...Array(8).fill(true), false]);
  expect(await mails.wait("ordinary")).toBeGreaterThan(3500);
  expect(await mails.wait("recovery")).toBeNull();
  expect(await take(mails, Array(3).fill("recovery"))).toEqual([true, true, false]);
  expect(await mails.wait("recovery")).toBeGreaterThan(3500);
});

it("tells the operator's webhook at four fifths, once per hour over all nodes", async () => {
  const ALERT_WEBHOOK_URL = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  const nodes = [node({ ALERT_WEBHOOK_URL }), node({ ALERT_WEBHOOK_URL })] as const;
  await take(nodes[0], Array(7).fill("ordinary"));
  expect(alerts).toEqual([]);
  await take(nodes[1], ["ordinary"]);
  await vi.waitFor(() => expect(alerts).toEqual([ALERT]), 20_000);
  for (const mails of nodes) {
    await take(mails, ["ordinary", "recovery", "recovery"]);
    await mails.wait("ordinary");
  }
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
  await take(nodes[0], Array(7).fill("recovery"));
  await take(nodes[1], ["recovery"]);
  await vi.waitFor(() => expect(alerts).toEqual([ALERT, ALERT]), 20_000);
});
