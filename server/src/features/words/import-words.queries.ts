import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, asc, eq, sql } from "drizzle-orm";
import { batches, jsonRows } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { savedWords } from "../../schema/words.table.ts";
import { searchText, spellings } from "./saved-word.ts";
import { type Counted, countWords } from "./word-counts.queries.ts";

type Given = ParsedInput<"POST /api/user-words/import">["body"]["words"][number];
type Outcome = Reply<"POST /api/user-words/import">["outcomes"][number];
type Row = typeof savedWords.$inferSelect;
/** What is counted of an inserted row. */
type InsertedRow = { source_lang: LanguageCode; status: WordStatus };
type NewRow = ReturnType<typeof toRow>;

/**
 * Stores the words of a file, all or none. Existing words are updated where the file differs, so that importing it again
 * changes nothing. Imported words were not met in reading, so they do not count for the day.
 * @returns the outcome of each word, with `dryRun` the one it would have
 */
export async function importWords(
  db: Db,
  userId: string,
  words: readonly Given[],
  dryRun: boolean,
): Promise<Outcome[]> {
  return db.transaction(async (tx) => {
    const known = new Map<string, Row>();
    for (const batch of batches(words))
      for (const row of await find(tx, userId, batch)) known.set(keyOf(row), row);
    const fresh = new Map<string, NewRow>();
    const changed = new Map<string, Row>();
    const outcomes = words.map((word): Outcome => {
      const given = toRow(userId, word);
      const key = keyOf(given);
      const row = changed.get(key) ?? known.get(key);
      if (!row) {
        const first = !fresh.has(key);
        if (first) fresh.set(key, given);
        return first ? "new" : "same";
      }
      const merged = merge(row, word);
      if (!merged) return "same";
      changed.set(key, merged);
      return "changed";
    });
    // In a fixed order, so that two imports of the same words cannot deadlock.
    const inOrder = [...fresh].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    if (!dryRun) await store(tx, userId, inOrder, [...changed.values()], known);
    return outcomes;
  });
}

async function store(
  tx: Db,
  userId: string,
  fresh: NewRow[],
  changed: Row[],
  known: ReadonlyMap<string, Row>,
): Promise<void> {
  const added: Counted[] = [...changed];
  for (const batch of batches(fresh)) added.push(...(await insert(tx, userId, batch)));
  for (const batch of batches(changed)) await update(tx, batch);
  const taken = changed.flatMap((row) => known.get(keyOf(row)) ?? []);
  await countWords(tx, userId, { added, taken });
}

/** Inserts rows in one statement; one that was saved meanwhile is left alone. @returns what to count of each new one */
async function insert(tx: Db, userId: string, rows: readonly NewRow[]): Promise<Counted[]> {
  const { rows: inserted } = await tx.execute<InsertedRow>(sql`
    insert into saved_words (user_id, source_word, word_key, translated_word, search_text, source_lang, target_lang, status,
      lemma, sentence)
    select ${userId}::uuid, "sourceWord", "wordKey", "translatedWord", "searchText", "sourceLang", "targetLang", status,
      lemma, sentence
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb) as word
      ("sourceWord" text, "wordKey" text, "translatedWord" text, "searchText" text, "sourceLang" text, "targetLang" text,
       status text, lemma text, sentence text)
    on conflict do nothing returning source_lang, status`);
  return inserted.map(({ source_lang, status }) => ({ sourceLang: source_lang, status }));
}

/** Updates rows in one statement. */
async function update(tx: Db, rows: readonly Row[]): Promise<void> {
  const changes = rows.map(({ id, translatedWord, status, lemma, sentence, wordKey }) => ({
    id,
    translated_word: translatedWord,
    search_text: searchText(wordKey, translatedWord),
    status,
    lemma,
    sentence,
  }));
  await tx.execute(sql`update saved_words as word set translated_word = change.translated_word,
    search_text = change.search_text, status = change.status, lemma = change.lemma, sentence = change.sentence,
    updated_at = now()
    from jsonb_to_recordset(${jsonRows(changes)}::jsonb) as change
      (id bigint, translated_word text, search_text text, status text, lemma text, sentence text)
    where word.id = change.id`);
}

function toRow(userId: string, word: Given) {
  return {
    userId,
    ...spellings(word.source_word, word.translated_word, word.source_lang),
    sourceLang: word.source_lang,
    targetLang: word.target_lang,
    status: word.status ?? "new",
    lemma: word.lemma ?? null,
    sentence: word.sentence ?? null,
  };
}

/** The row updated from the file; null if nothing changes. Omitted columns keep their value. */
function merge(row: Row, word: Given): Row | null {
  const merged = {
    ...row,
    translatedWord: word.translated_word,
    status: word.status ?? row.status,
    lemma: word.lemma ?? row.lemma,
    sentence: word.sentence ?? row.sentence,
  };
  const same = (["translatedWord", "status", "lemma", "sentence"] as const).every(
    (field) => merged[field] === row[field],
  );
  return same ? null : merged;
}

const keyOf = (row: Pick<Row, "sourceLang" | "wordKey" | "targetLang">): string =>
  JSON.stringify([row.sourceLang, row.wordKey, row.targetLang]);

/** The user's rows of the same words, locked in a fixed order. */
function find(tx: Db, userId: string, words: readonly Given[]): Promise<Row[]> {
  const keys = words.map((word) => toRow(userId, word));
  const wanted = keys.map(({ sourceLang, wordKey, targetLang }) => [sourceLang, wordKey, targetLang]);
  const { sourceLang, wordKey, targetLang } = savedWords;
  return tx
    .select()
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, userId),
        sql`(${sourceLang}, ${wordKey}, ${targetLang}) in (select key ->> 0, key ->> 1, key ->> 2
          from jsonb_array_elements(${jsonRows(wanted)}::jsonb) as key)`,
      ),
    )
    .orderBy(asc(savedWords.id))
    .for("update", { of: savedWords });
}
