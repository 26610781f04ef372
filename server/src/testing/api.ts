import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { folderStore } from "@lagom/releases/folder-store";
import type { FileStore } from "@lagom/releases/store";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { buildApi } from "../hosts/api/build-api.ts";
import { type Config, readConfig } from "../platform/config.ts";
import type { Database } from "../platform/database/open.ts";
import { testDatabase } from "./database.ts";
import { QUICK_PASSWORDS } from "./password-settings.ts";
import { verifyTestToken } from "./tokens.ts";

/** The whole api host over a fresh database, for one test file. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
  config: Config;
  /** Release files, in a folder of the file's own. */
  store: FileStore;
}

/** A test asks no foreign server for dictionaries. */
const NOWHERE = "http://127.0.0.1:9/";
const NO_PUBLISHERS = {
  FREEDICT_INDEX_URL: NOWHERE,
  KAIKKI_URL: NOWHERE,
  CC_CEDICT_URL: NOWHERE,
  JMDICT_URL: NOWHERE,
};

/** Opens a `TestApi` before the tests of a file and closes it after them. */
export function useTestApi(env: Record<string, string> = {}): TestApi {
  const api = {} as TestApi;
  const undeclared = new Set<string>();
  const failures: string[] = [];
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lagom-api-"));
    const config = readConfig({
      LOG_LEVEL: "fatal",
      LAGOM_DATA: folder,
      ...QUICK_PASSWORDS,
      ...NO_PUBLISHERS,
      ...env,
    });
    const store = folderStore(folder);
    const database = await testDatabase();
    Object.assign(api, { store, database, config });
    api.app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
    api.app.addHook("onResponse", async ({ routeOptions: { method, url, schema } }, { statusCode }) => {
      const declared = schema?.response;
      if (declared instanceof Object && !(statusCode in declared))
        undeclared.add(`${method} ${url}: ${statusCode}`);
    });
    api.app.addHook("onError", async ({ url }, _reply, error) => {
      failures.push(`${url}: ${inspect(error, { depth: 3 })}`);
    });
  }, 60_000);
  // Replies do not tell what the service failed at, and its log is off.
  afterEach(({ task }) => {
    for (const error of task.result?.errors ?? []) error.message = [error.message, ...failures].join("\n");
    failures.length = 0;
  });
  afterAll(async () => {
    expect([...undeclared], "statuses that the contract does not name").toEqual([]);
  });
  afterAll(async () => {
    await api.app?.close();
    await api.database?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return api;
}
