import { eq } from "drizzle-orm";
import { seedBooks } from "../../features/books/seed-books.ts";
import { createAccount } from "../../identity/auth/accounts.ts";
import { ensureFirstAdmin, type FirstAdmin, hasAdministrator } from "../../identity/users/first-admin.ts";
import type { Config } from "../../platform/config.ts";
import { type Database, type Db, inTurn, LOCKS } from "../../platform/database/open.ts";
import { corpusImports } from "../../schema/lexicon.table.ts";
import { collectionFolder } from "../../texts/collection/collection-folder.ts";
import { importCorpus } from "../../texts/collection/import-corpus.ts";
import { buildInProcess } from "../../texts/collection/text-builder.ts";
import { seedVersion } from "./seed-version.ts";

export type { FirstAdmin };

/** The row that names what the database was last filled with. */
const NAME = "seed";

/**
 * Fills a database with what the product brings: the collection, the books, the first administrator. One of the processes that
 * share it does that and the others wait; a database that is filled already keeps nobody waiting.
 */
export async function seed(
  config: Config,
  database: Database,
  onProgress: (text: string) => void,
): Promise<FirstAdmin | undefined> {
  const { db } = database;
  const collection = collectionFolder(config);
  const version = await seedVersion(collection);
  const bringsAdmin = !config.SUPABASE_URL && config.ADMIN_EMAILS.length === 0;
  const isDone = async () => (await isFilled(db, version)) && (!bringsAdmin || (await hasAdministrator(db)));
  if (await isDone()) return undefined;
  const turn = { lock: LOCKS.filling, doing: "filling the database", say: onProgress };
  return inTurn(database, turn, async () => {
    if (!(await isFilled(db, version))) await fillWith(db, collection, version, onProgress);
    if (!bringsAdmin) return undefined;
    return ensureFirstAdmin(db, (tx, email, password) =>
      createAccount(
        { database: { ...database, db: tx } },
        { email, password, fullName: "Administrator", confirmed: true },
      ),
    );
  });
}

async function fillWith(
  db: Db,
  collection: string,
  version: string,
  onProgress: (text: string) => void,
): Promise<void> {
  await seedBooks(db);
  onProgress("reading the collection");
  const builder = buildInProcess(collection);
  try {
    await importCorpus(db, collection, builder.build);
  } finally {
    await builder.close();
  }
  const row = { name: NAME, hash: version };
  await db.insert(corpusImports).values(row).onConflictDoUpdate({ target: corpusImports.name, set: row });
}

async function isFilled(db: Db, version: string): Promise<boolean> {
  const [last] = await db.select().from(corpusImports).where(eq(corpusImports.name, NAME));
  return last?.hash === version;
}
