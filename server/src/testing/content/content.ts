import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seedBooks } from "../../features/books/seed-books.ts";
import type { Db } from "../../platform/database/open.ts";
import { collectionHere } from "../../texts/collection/collection-here.ts";
import { importCorpus } from "../../texts/collection/import-corpus.ts";
import { FIXTURE_CORPUS } from "./fixture-corpus.ts";

/** An article in sections, in svenska and english at A2 and B1, which is not in the fixture corpus. */
const SECTIONS = fileURLToPath(new URL("./sections", import.meta.url));

/** Two chapters of the fixture's book, in svenska and english at A2 and B1, which are not in the fixture corpus. */
const SERIAL = fileURLToPath(new URL("./serial", import.meta.url));

/** Imports the fixture corpus, and the shelf that its book stands on. */
export const importFixture = (db: Db): Promise<void> => importFrom(db, FIXTURE_CORPUS);

/** Imports the fixture corpus with the article in sections, whose slug is `sections`. */
export async function importSections(db: Db): Promise<void> {
  const folder = await copyWithSections();
  await importFrom(db, folder);
  await rm(folder, { recursive: true });
}

/** Imports the fixture corpus with the first two chapters of `emma`. */
export async function importSerial(db: Db): Promise<void> {
  const folder = await copyWithSerial();
  await importFrom(db, folder);
  await rm(folder, { recursive: true });
}

/** A copy of the fixture corpus with the article in sections. @returns its folder, which the caller removes */
export const copyWithSections = (): Promise<string> => copyWith(SECTIONS, "articles/sections");

/** A copy of the fixture corpus with the first two chapters of `emma`. @returns its folder, which the caller removes */
export const copyWithSerial = (): Promise<string> => copyWith(SERIAL, "books/emma");

async function copyWith(texts: string, at: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-corpus-"));
  await cp(FIXTURE_CORPUS, folder, { recursive: true });
  await cp(texts, join(folder, at), { recursive: true });
  return folder;
}

async function importFrom(db: Db, folder: string): Promise<void> {
  await seedBooks(db);
  await importCorpus(db, collectionHere(folder));
}
