import { basename } from "node:path";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { type dictionaries, dictionaryImports } from "../../schema/dictionaries.table.ts";
import type { OpenedDictionary } from "./dictionary-file.ts";
import { addImport, type DictionaryFacts, type ImportPace, importDictionary } from "./import-dictionary.ts";
import { openDictionary } from "./open-dictionary.ts";
import { sweepEntries } from "./sweep-entries.ts";

/** For a command, beside which nobody waits on the embedded database. */
const AT_ONCE = 1000;

export interface FileOptions extends Pick<ImportPace, "onProgress"> {
  /** For files whose name does not tell. */
  languages?: [LanguageCode, LanguageCode] | undefined;
  /** For dictionaries that do not state it. */
  licence?: string | undefined;
}

/**
 * Imports a dictionary from its files at once, completely or not at all, in place of one of the same name.
 * @throws DamagedDictionary that names the line; Error if format, languages or licence are unknown
 */
export async function importFile(
  db: Db,
  file: string,
  { languages, licence, onProgress }: FileOptions = {},
): Promise<typeof dictionaries.$inferSelect> {
  const found = await openDictionary(file, languages);
  const facts = { catalogueId: `file:${basename(file)}`, languages: found.languages, licence };
  return importNow(db, found.opened, facts, onProgress);
}

/** Imports an opened dictionary at once, and lets go of its files. @throws as `importFile` */
export async function importNow(
  db: Db,
  opened: OpenedDictionary,
  facts: DictionaryFacts,
  onProgress?: ImportPace["onProgress"],
): Promise<typeof dictionaries.$inferSelect> {
  const { catalogueId } = facts;
  try {
    const id = await db.transaction(async (tx) => {
      await tx.delete(dictionaryImports).where(eq(dictionaryImports.catalogueId, catalogueId));
      return addImport(tx, { ...facts, name: facts.name ?? opened.name }, "reading");
    });
    if (!id) throw new Error(`${opened.name} is being imported already`);
    const pace = { atOnce: AT_ONCE, rest: async () => {}, ...(onProgress && { onProgress }) };
    return await importDictionary(db, id, opened, facts, pace);
  } catch (error) {
    await db.delete(dictionaryImports).where(eq(dictionaryImports.catalogueId, catalogueId));
    await sweepEntries(db);
    throw error;
  } finally {
    await opened.close();
  }
}
