import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { openDatabase } from "../platform/database/open.ts";

/**
 * Makes a database with all tables, and an image of it that others begin as: initdb and migrations take seconds.
 * @param folder of the data, which does not exist yet
 * @param image the file to write
 */
export async function makePgliteImage(folder: string, image: string): Promise<void> {
  await (await openDatabase({ folder })).close();
  const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
  await writeFile(image, Buffer.from(await (await database.dumpDataDir("none")).arrayBuffer()));
  await database.close();
}
