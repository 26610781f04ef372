import { type Database, openDatabase } from "../db/open.ts";

/** A fresh database with all tables, for one test file; the project chooses what it runs on. */
export async function testDatabase(): Promise<Database> {
  return openDatabase({ folder: null });
}
