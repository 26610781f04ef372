import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import { buildApi } from "../api/build-api.ts";
import { readConfig } from "../config.ts";
import type { Database } from "../db/open.ts";
import { testDatabase } from "./database.ts";
import { verifyTestToken } from "./tokens.ts";

/** The whole api host over a fresh database, for one test file. */
export interface TestApi {
  app: FastifyInstance;
  database: Database;
}

/** Opens a `TestApi` before the tests of a file and closes it after them. */
export function useTestApi(env: Record<string, string> = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: "fatal", ...env });
    api.database = await testDatabase();
    api.app = await buildApi({ database: api.database, config, verifyToken: verifyTestToken });
  }, 60_000);
  afterAll(async () => {
    await api.app?.close();
    await api.database?.close();
  });
  return api;
}
