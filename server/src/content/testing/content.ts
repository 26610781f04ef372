import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../../db/open.ts";
import { type Cutter, createCutter } from "../../text/cutter.ts";
import { importCorpus } from "../import-corpus.ts";

/** One article in svenska, english and 日本語, at A2 and B1. */
export const FIXTURE_CORPUS = fileURLToPath(new URL("./corpus", import.meta.url));

/** A database in memory that holds the fixture corpus. */
export async function openContent(): Promise<{ database: Database; cutter: Cutter; close(): Promise<void> }> {
  const database = await openDatabase({ folder: null });
  const cutter = createCutter();
  await importCorpus(database.db, FIXTURE_CORPUS, cutter);
  return {
    database,
    cutter,
    async close() {
      await cutter.close();
      await database.close();
    },
  };
}
