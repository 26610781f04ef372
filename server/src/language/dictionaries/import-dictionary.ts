import { basename } from "node:path";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries } from "../../schema/dictionaries.table.ts";
import type { RawDictionary } from "./dictionary-file.ts";
import { languagesOfFile } from "./dictionary-languages.ts";
import { glossesIn } from "./glosses-in.ts";
import { readDictd } from "./read-dictd.ts";
import { readStarDict } from "./read-stardict.ts";

const ROWS_AT_ONCE = 2000;
const LONGEST_KEY = 200;

export interface DictionaryOptions {
  /** For files whose name does not tell. */
  languages?: [LanguageCode, LanguageCode] | undefined;
  /** For dictionaries that do not state it. */
  licence?: string | undefined;
}

type Facts = typeof dictionaries.$inferSelect;
interface Entry {
  key: string;
  headword: string;
  glosses: string[];
}

/**
 * Imports a dictionary completely or not at all, replacing one of the same name.
 * @param file a `.index` of dictd or an `.ifo` of StarDict, with its other files beside it
 * @throws DamagedDictionary that names the line; Error if languages or licence are unknown
 */
export async function importDictionary(
  db: Db,
  file: string,
  options: DictionaryOptions = {},
): Promise<Facts> {
  const raw = await readRaw(file);
  const languages = options.languages ?? languagesOfFile(basename(file));
  if (!languages) throw new Error(`${file}: say its languages, as: --from sv --to en`);
  const licence = options.licence ?? raw.licence;
  if (!licence) throw new Error(`${file}: says no licence: add --licence "…"`);
  const [sourceLang, targetLang] = languages;
  const entries = entriesOf(raw, sourceLang);
  const row = { name: raw.name, sourceLang, targetLang, licence, url: raw.url, headwords: entries.length };
  const facts = await db.transaction(async (tx) => {
    await tx.delete(dictionaries).where(eq(dictionaries.name, row.name));
    const [stored] = await tx.insert(dictionaries).values(row).returning();
    if (!stored) throw new Error(`${file} was not stored`);
    for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
      await addEntries(tx, stored.id, entries.slice(at, at + ROWS_AT_ONCE));
    }
    return stored;
  });
  await db.execute(sql`analyze dictionary_entries`);
  return facts;
}

function readRaw(file: string): Promise<RawDictionary> {
  if (file.endsWith(".index")) return readDictd(file);
  if (file.endsWith(".ifo")) return readStarDict(file);
  throw new Error(`${file}: is neither a .index (dictd) nor an .ifo (StarDict)`);
}

/** One entry per key: entries with the same headword are merged. */
function entriesOf({ entries }: RawDictionary, language: LanguageCode): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { headword, body } of entries) {
    const key = wordKey(headword, language);
    if (!key || key.length > LONGEST_KEY) continue;
    const glosses = glossesIn(body, headword);
    if (glosses.length === 0) continue;
    const known = byKey.get(key);
    if (known) known.glosses = [...new Set([...known.glosses, ...glosses])].slice(0, 12);
    else byKey.set(key, { key, headword, glosses });
  }
  return [...byKey.values()];
}

async function addEntries(tx: Db, dictionaryId: number, entries: readonly Entry[]): Promise<void> {
  await tx.execute(sql`insert into dictionary_entries (dictionary_id, key, headword, glosses)
    select ${dictionaryId}, key, headword, array(select jsonb_array_elements_text(glosses))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(key text, headword text, glosses jsonb)`);
}
