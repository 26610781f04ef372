import { seedBooks } from "../../features/books/seed-books.ts";
import { createAccount } from "../../identity/auth/accounts.ts";
import { ensureFirstAdmin, type FirstAdmin } from "../../identity/users/first-admin.ts";
import { createTokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { CORPUS_FOLDER, importCorpus } from "../../texts/collection/import-corpus.ts";

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
  const tokeniser = createTokeniser();
  try {
    onProgress("reading the collection");
    await importCorpus(db, CORPUS_FOLDER, tokeniser);
  } finally {
    await tokeniser.close();
  }
}
