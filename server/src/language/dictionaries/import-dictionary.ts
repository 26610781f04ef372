import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { eq, or, sql } from "drizzle-orm";
import { jsonRows } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { dictionaries, dictionaryImports } from "../../schema/dictionaries.table.ts";
import type { Entry, OpenedDictionary } from "./dictionary-file.ts";
import { sweepEntries } from "./sweep-entries.ts";

const LONGEST_KEY = 200;
const MOST_GLOSSES = 12;
const LONGEST_LICENCE = 1000;
const REPORT_EVERY_MS = 500;

/** What a dictionary is, as far as it is known before it is read. */
export interface DictionaryFacts {
  /** As in `dictionary_imports`. */
  catalogueId: string;
  languages: [LanguageCode, LanguageCode];
  /** For dictionaries that do not state it. */
  licence?: string | undefined;
  /** In place of the name and the address that the dictionary gives. */
  name?: string | undefined;
  url?: string | undefined;
}

export interface ImportPace {
  /** Entries of one statement. */
  atOnce: number;
  /** Called between two statements. */
  rest: () => Promise<void>;
  /** Called now and then. */
  onProgress?: (progress: { percent: number; entries: number }) => void;
  signal?: AbortSignal | undefined;
}

/** Somebody removed the dictionary while it was imported. */
export class ImportEnded extends Error {
  override name = "ImportEnded";
}

/**
 * Stores the entries of an opened dictionary, and makes them visible all at once when it is complete, in place of the same
 * dictionary of before.
 * @param id of its row in `dictionary_imports`, which is gone afterwards
 * @returns how many headwords it has
 * @throws DamagedDictionary, ImportEnded, AbortError; Error if the licence is unknown
 */
export async function importDictionary(
  db: Db,
  id: number,
  opened: OpenedDictionary,
  facts: DictionaryFacts,
  pace: ImportPace,
): Promise<typeof dictionaries.$inferSelect> {
  const licence = (facts.licence ?? opened.licence)?.slice(0, LONGEST_LICENCE);
  if (!licence) throw new Error(`${opened.name} says no licence: add --licence "…"`);
  const [sourceLang, targetLang] = facts.languages;
  const headwords = await storeEntries(db, id, opened, sourceLang, pace);
  const name = facts.name ?? opened.name;
  const url = facts.url ?? opened.url;
  const fromFile = facts.catalogueId.startsWith("file:");
  const catalogueId = fromFile ? null : facts.catalogueId;
  const row = { id, name, sourceLang, targetLang, licence, url, headwords, catalogueId };
  const stored = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(dictionaryImports)
      .where(eq(dictionaryImports.dictionaryId, id))
      .returning({ id: dictionaryImports.dictionaryId });
    if (gone.length === 0) throw new ImportEnded();
    const same = or(
      eq(dictionaries.name, name),
      fromFile ? undefined : eq(dictionaries.catalogueId, facts.catalogueId),
    );
    await tx.delete(dictionaries).where(same);
    const [stored] = await tx.insert(dictionaries).overridingSystemValue().values(row).returning();
    if (!stored) throw new Error(`${name} was not stored`);
    return stored;
  });
  // PGlite has no autovacuum; these columns are all that a look-up chooses by.
  await db.execute(sql`analyze dictionary_entries (dictionary_id, key)`);
  await sweepEntries(db);
  return stored;
}

async function storeEntries(
  db: Db,
  id: number,
  opened: OpenedDictionary,
  language: LanguageCode,
  { atOnce, rest, onProgress, signal }: ImportPace,
): Promise<number> {
  let entries = 0;
  let reported = 0;
  const store = async (batch: ReadonlyMap<string, Entry>) => {
    signal?.throwIfAborted();
    entries += await addEntries(db, id, batch);
    if (performance.now() - reported > REPORT_EVERY_MS) {
      reported = performance.now();
      const progress = { percent: Math.floor(100 * opened.progress()), entries };
      await reportProgress(db, id, { state: "reading", ...progress });
      onProgress?.(progress);
    }
    await rest();
  };
  let batch = new Map<string, Entry>();
  for await (const { headword, glosses } of opened.entries) {
    const key = wordKey(headword, language);
    if (!key || key.length > LONGEST_KEY || glosses.length === 0) continue;
    const known = batch.get(key);
    batch.set(key, {
      headword: known?.headword ?? headword,
      glosses: merged(known?.glosses ?? [], glosses),
    });
    if (batch.size < atOnce) continue;
    await store(batch);
    batch = new Map();
  }
  if (batch.size > 0) await store(batch);
  return entries;
}

const merged = (known: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...known, ...more])].slice(0, MOST_GLOSSES);

/** Adds entries; the meanings of a headword that is there come before its new ones. @returns how many headwords are new */
async function addEntries(db: Db, id: number, batch: ReadonlyMap<string, Entry>): Promise<number> {
  const rows = [...batch].map(([key, { headword, glosses }]) => ({ key, headword, glosses }));
  const { rows: added } = await db.execute<{ isNew: boolean }>(sql`
    insert into dictionary_entries as known (dictionary_id, key, headword, glosses)
    select ${id}::int, key, headword, array(select jsonb_array_elements_text(glosses))
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as entry(key text, headword text, glosses jsonb)
    on conflict (dictionary_id, key) do update set glosses = (
      known.glosses || array(
        select gloss from unnest(excluded.glosses) with ordinality as more(gloss, at)
        where gloss <> all(known.glosses) order by at
      )
    )[:${MOST_GLOSSES}]
    returning xmax = 0 as "isNew"`);
  return added.filter(({ isNew }) => isNew).length;
}

type Progress = Partial<
  Pick<typeof dictionaryImports.$inferInsert, "state" | "percent" | "entries" | "failure" | "failureCode">
>;

/** Notes how far an import is. @throws ImportEnded if its row is gone */
export async function reportProgress(db: Db, id: number, progress: Progress): Promise<void> {
  const { rowCount } = await db
    .update(dictionaryImports)
    .set(progress)
    .where(eq(dictionaryImports.dictionaryId, id));
  if (rowCount === 0) throw new ImportEnded();
}

/** Adds the row of an import. @returns the id that the dictionary will have; undefined if the same is being imported already */
export async function addImport(
  tx: Db,
  { catalogueId, name, languages: [sourceLang, targetLang] }: DictionaryFacts & { name: string },
  state: "waiting" | "reading",
): Promise<number | undefined> {
  const id = sql<number>`nextval(pg_get_serial_sequence('dictionaries', 'id'))`;
  const [row] = await tx
    .insert(dictionaryImports)
    .values({ dictionaryId: id, catalogueId, name, sourceLang, targetLang, state })
    .onConflictDoNothing({ target: dictionaryImports.catalogueId })
    .returning({ id: dictionaryImports.dictionaryId });
  return row?.id;
}
