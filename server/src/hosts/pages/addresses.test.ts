import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);

let folder: string;
let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-addresses-"));
  database = await testDatabase();
  const store = folderStore(join(folder, "releases"));
  const files = { "routes.json": ROUTES, "icons/favicon.ico": "an icon", "icons/icon-192.png": "an icon" };
  await storeRelease({ database, store }, testRelease("shell", "0000000000a1", { files }));
  const change = { action: "promote", deployable: "shell", to: "0000000000a1", percent: null } as const;
  await changeEnvironment(database.db, await readEnvironment(database.db), change, { who: "test" });
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await database.close();
  // The copies of what is live are still being made beside the first page.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

test.for<[address: string, landing: string]>([
  ["/no-such-page", "/"],
  ["/no-such-page?q=emma", "/"],
  ["/no-such-page?type=recovery&token_hash=of-the-mail", "/?type=recovery&token_hash=of-the-mail"],
])(
  "an unknown address, %s, leads to the landing page, with what a recovery mail carries",
  async ([address, landing]) => {
    const { statusCode, headers } = await web.inject(address);
    expect([statusCode, headers.location]).toEqual([302, landing]);
  },
);

test.for<[address: string, file: string, type: string]>([
  ["/favicon.ico", "favicon.ico", "image/x-icon"],
  ["/icon.png", "icon-192.png", "image/png"],
])("%s leads to the icon of the live shell", async ([address, file, type]) => {
  const { statusCode, headers } = await web.inject(address);
  expect([statusCode, headers.location]).toEqual([302, `/releases/shell/0000000000a1/icons/${file}`]);
  const icon = await web.inject(String(headers.location));
  expect([icon.headers["content-type"], icon.body]).toEqual([type, "an icon"]);
});
