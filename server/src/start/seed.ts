import { createAccount } from "../auth/accounts.ts";
import { seedBooks } from "../books/seed-books.ts";
import type { Config } from "../config.ts";
import { CORPUS_FOLDER, importCorpus } from "../content/import-corpus.ts";
import type { Database } from "../db/open.ts";
import { createCutter } from "../text/cutter.ts";
import { ensureFirstAdmin, type FirstAdmin } from "../users/first-admin.ts";

export type { FirstAdmin };

/** Fills a new database with what the product brings: the collection, the books, the first administrator. */
export async function seed(
  config: Config,
  database: Database,
  onProgress: (text: string) => void,
): Promise<FirstAdmin | undefined> {
  await seedBooks(database.db);
  await seedCollection(database, onProgress);
  if (config.SUPABASE_URL || config.ADMIN_EMAILS.length > 0) return undefined;
  return ensureFirstAdmin(database.db, (tx, email, password) =>
    createAccount(
      { database: { ...database, db: tx } },
      { email, password, fullName: "Administrator", confirmed: true },
    ),
  );
}

async function seedCollection({ db }: Database, onProgress: (text: string) => void): Promise<void> {
  const cutter = createCutter();
  try {
    onProgress("reading the collection");
    await importCorpus(db, CORPUS_FOLDER, cutter);
  } finally {
    await cutter.close();
  }
}
