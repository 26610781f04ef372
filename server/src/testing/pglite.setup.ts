import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/database/open.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An image of a PGlite database with all tables, which each test file starts from: initdb takes seconds. */
    pgliteImage: string;
  }
}

/** Makes the database that each test file of the `pglite` project copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-pglite-"));
  const data = join(folder, "data");
  await (await openDatabase({ folder: data })).close();
  const database = await PGlite.create({ dataDir: data, extensions: { pg_trgm, unaccent } });
  const image = join(folder, "image.tar");
  await writeFile(image, Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer()));
  await database.close();
  project.provide("pgliteImage", image);
  return () => rm(folder, { recursive: true });
}
