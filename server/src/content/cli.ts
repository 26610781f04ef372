import { seedBooks } from "../books/seed-books.ts";
import { readConfig } from "../config.ts";
import { giveUp } from "../start/announce.ts";
import { withDatabase } from "../start/with-database.ts";
import { createCutter } from "../text/cutter.ts";
import { CORPUS_FOLDER, importCorpus } from "./import-corpus.ts";

const USAGE = `pnpm content import   read the collection and the books into the database, where they have changed

With the embedded database, stop the product first; with DATABASE_URL it may run.`;

/** `pnpm content`: what editors do to the content, on the database of the configuration. */
try {
  if (process.argv[2] !== "import") {
    console.error(USAGE);
    process.exit(1);
  }
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const cutter = createCutter();
    try {
      console.log(`${await importCorpus(db, CORPUS_FOLDER, cutter)} articles read`);
      await seedBooks(db);
    } finally {
      await cutter.close();
    }
  });
} catch (error) {
  giveUp(error);
}
