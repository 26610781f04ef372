import { eq } from "drizzle-orm";
import { seedBooks } from "../../features/books/seed-books.ts";
import { createAccount } from "../../identity/auth/accounts.ts";
import { ensureFirstAdmin, type FirstAdmin, hasAdministrator } from "../../identity/users/first-admin.ts";
import type { Config } from "../../platform/config.ts";
import { type Database, type Db, inFreeTurn, inTurn, LOCKS } from "../../platform/database/open.ts";
import { corpusImports } from "../../schema/lexicon.table.ts";
import type { Collection } from "../../texts/collection/collection.ts";
import { collectionFolder } from "../../texts/collection/collection-folder.ts";
import { importCorpus } from "../../texts/collection/import-corpus.ts";
import { seedVersion } from "./seed-version.ts";

export type { FirstAdmin };

/** The rows that name what the database was last filled with: so that it can serve, and with all texts. */
type Part = "seed" | "collection";

/** Texts that a start waits for: the top of the newsfeed. The others follow while the product serves. */
const FIRST_TEXTS = 6;

/**
 * Fills a database with what the product needs to serve: the lexicon and the newest texts of the collection, the books, the first
 * administrator. One of the processes that share it does that and the others wait; a database that is filled already keeps nobody
 * waiting.
 */
export async function seed(
  config: Config,
  database: Database,
  collection: Collection,
  onProgress: (text: string) => void,
): Promise<FirstAdmin | undefined> {
  const { db } = database;
  const version = await seedVersion(collectionFolder(config));
  const bringsAdmin = !config.SUPABASE_URL && config.ADMIN_EMAILS.length === 0;
  const isDone = async () =>
    (await isFilled(db, "seed", version)) && (!bringsAdmin || (await hasAdministrator(db)));
  if (await isDone()) return undefined;
  const turn = { lock: LOCKS.filling, doing: "filling the database", say: onProgress };
  return inTurn(database, turn, async () => {
    if (!(await isFilled(db, "seed", version))) {
      await seedBooks(db);
      onProgress("reading the collection");
      const { left } = await importCorpus(db, collection, { most: FIRST_TEXTS });
      await noteFilled(db, "seed", version);
      if (left === 0) await noteFilled(db, "collection", version);
    }
    if (!bringsAdmin) return undefined;
    return ensureFirstAdmin(db, (tx, email, password) =>
      createAccount(
        { database: { ...database, db: tx }, config },
        { email, password, fullName: "Administrator", confirmed: true },
      ),
    );
  });
}

/**
 * Imports the texts of the collection that `seed` has left. Of processes that share the database one does; if it ends before that,
 * the next that starts goes on.
 * @param signal ends it after the text that is being stored
 */
export async function completeCollection(
  config: Config,
  database: Database,
  collection: Collection,
  onProgress: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { db } = database;
  const version = await seedVersion(collectionFolder(config));
  if (await isFilled(db, "collection", version)) return;
  await inFreeTurn(database, LOCKS.filling, async () => {
    if (await isFilled(db, "collection", version)) return;
    await importCorpus(db, collection, { signal });
    await noteFilled(db, "collection", version);
    onProgress("the collection is complete");
  });
}

async function noteFilled(db: Db, name: Part, hash: string): Promise<void> {
  const row = { name, hash };
  await db.insert(corpusImports).values(row).onConflictDoUpdate({ target: corpusImports.name, set: row });
}

async function isFilled(db: Db, name: Part, version: string): Promise<boolean> {
  const [last] = await db.select().from(corpusImports).where(eq(corpusImports.name, name));
  return last?.hash === version;
}
