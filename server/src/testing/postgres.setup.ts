import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/database/open.ts";
import { startPglite } from "../platform/database/pglite-stream.ts";
import { administer } from "./database.ts";
import { makePgliteImage } from "./pglite-image.ts";
import { startPostgres } from "./postgres.ts";
import { compareStatements } from "./statements.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of a database with all tables, to copy from; unset where the tests run on PGlite. */
    templateUrl?: string;
    /** The folder for the statements that databases were asked; unset where the tests run on PGlite. */
    statements?: string;
  }
}

/**
 * Starts the PostgreSQL of the `postgres` project, with one migrated database that each test file copies. In a run of all checks,
 * which has an image of PGlite, that is asked at the end whether it takes the statements of all these tests too.
 * @throws Error that names statements that it does not take as PostgreSQL does
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const templateUrl = server.url("lagom_template");
  await administer(server.url("postgres"), "create database lagom_template");
  await (await openDatabase({ url: templateUrl })).close();
  project.provide("templateUrl", templateUrl);
  const statements = await mkdtemp(join(tmpdir(), "lagom-statements-"));
  project.provide("statements", statements);
  return async () => {
    try {
      if (process.env.LAGOM_IMAGE) await compareWithPglite(statements, templateUrl, process.env.LAGOM_IMAGE);
    } finally {
      await server.stop();
      await rm(statements, { recursive: true });
    }
  };
}

async function compareWithPglite(statements: string, postgresUrl: string, image: string): Promise<void> {
  const postgres = new pg.Client({ connectionString: postgresUrl });
  await makePgliteImage(image);
  const worker = await startPglite({ folder: null, image });
  const pglite = new pg.Client({ user: "postgres", database: "postgres", stream: () => worker.connect() });
  try {
    await postgres.connect();
    await pglite.connect();
    const differing = await compareStatements(statements, postgres, pglite);
    if (differing.length > 0)
      throw new Error(`PGlite does not take these statements as PostgreSQL does:\n${differing.join("\n")}`);
  } finally {
    await postgres.end();
    await pglite.end();
    await worker.close();
  }
}
