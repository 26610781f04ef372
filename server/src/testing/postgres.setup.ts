import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/database/open.ts";
import { administer } from "./database.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a database with all tables, to copy from; unset where the tests run on PGlite. */
    templateUrl?: string;
  }
}

/** Starts the PostgreSQL of the `postgres` project, with one migrated database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const templateUrl = server.url("lagom_template");
  await administer(server.url("postgres"), "create database lagom_template");
  await (await openDatabase({ url: templateUrl })).close();
  project.provide("templateUrl", templateUrl);
  return () => server.stop();
}
