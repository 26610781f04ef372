import type { ParsedInput, Reply } from "@lagom/shared/contract/calls";
import { MOST_SAVED_WORDS, type WordStatus } from "@lagom/shared/contract/words";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, asc, eq, sql } from "drizzle-orm";
import { batches, jsonRows } from "../../platform/database/batches.ts";
import type { Db } from "../../platform/database/open.ts";
import { fieldsWith } from "../../platform/http/fields-with.ts";
import { badFields } from "../../platform/http/http-error.ts";
import { inPortion, PACE, refuseIfBusy } from "../../platform/http/portions.ts";
import { savedWords } from "../../schema/words.table.ts";
import { searchText, spellings } from "./saved-word.ts";
import { type Counted, countWords, readCount, tooManyWords } from "./word-counts.queries.ts";

type Given = ParsedInput<"POST /api/user-words/import">["body"]["words"][number];
type Outcome = Reply<"POST /api/user-words/import">["outcomes"][number];

const { id, wordKey, translatedWord, sourceLang, targetLang, status, lemma, sentence } = savedWords;
/** The columns that a file is compared with. */
const compared = { id, wordKey, translatedWord, sourceLang, targetLang, status, lemma, sentence };
type Row = Pick<typeof savedWords.$inferSelect, keyof typeof compared>;
/** What is counted of an inserted row. */
type InsertedRow = { source_lang: LanguageCode; status: WordStatus };
type NewRow = ReturnType<typeof toRow>;

/** How many words are taken at a time; a transaction that stores all would hold the embedded database for half a second. */
const PORTION = { stored: 15, compared: 100 };

/**
 * Stores the words of a file, portion by portion, each in a transaction of its own. Existing words are updated where the file
 * differs, so that importing it again changes nothing, and completes what a failure left out. Imported words were not met in
 * reading, so they do not count for the day.
 * @param db no transaction
 * @returns the outcome of each word, with `dryRun` the one it would have
 * @throws HttpError before anything is stored: bad_request for a NUL, conflict when there would be more words than may be kept,
 * rate_limited when too many calls of this user wait
 */
export async function importWords(
  db: Db,
  userId: string,
  words: readonly Given[],
  dryRun: boolean,
): Promise<Outcome[]> {
  refuseIfBusy(userId);
  refuseUnstorable(words);
  if (dryRun) return plan(db, userId, words);
  const room = MOST_SAVED_WORDS - (await readCount(db, userId, {}));
  if (words.length > room) {
    const outcomes = await plan(db, userId, words);
    if (outcomes.filter((outcome) => outcome === "new").length > room) throw tooManyWords();
  }
  return inPortions(userId, words, PORTION.stored, (batch, added) => importPortion(db, userId, batch, added));
}

/** Stores a portion of a file in a transaction. @param added keys of words that the file had before and were new */
export function importPortion(
  db: Db,
  userId: string,
  words: readonly Given[],
  added: ReadonlySet<string> = new Set(),
): Promise<Compared> {
  return db.transaction(async (tx) => {
    const known = new Map((await find(tx, userId, words, true)).map((row) => [keyOf(row), row]));
    const compared = compare(userId, words, known, added);
    await store(tx, userId, compared, known);
    return compared;
  });
}

/** What the database would refuse when earlier portions are stored. */
function refuseUnstorable(words: readonly Given[]): void {
  const holding = fieldsWith("\0", { words });
  if (holding.length > 0) throw badFields(holding, ({ fields }) => fields.nul);
}

/** What would become of the words. */
const plan = (db: Db, userId: string, words: readonly Given[]): Promise<Outcome[]> =>
  inPortions(userId, words, PORTION.compared, async (batch, added) => {
    const rows = await find(db, userId, batch, false);
    return compare(userId, batch, new Map(rows.map((row) => [keyOf(row), row])), added);
  });

interface Compared {
  outcomes: Outcome[];
  fresh: Map<string, NewRow>;
  changed: Map<string, Row>;
}

/** @param work gets a portion of the words, and the keys of those that earlier portions have added */
async function inPortions(
  userId: string,
  words: readonly Given[],
  size: number,
  work: (batch: readonly Given[], added: ReadonlySet<string>) => Promise<Compared>,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  const added = new Set<string>();
  for (const batch of batches(words, size)) {
    const { outcomes, fresh } = await inPortion(userId, () => work(batch, added), PACE.longWrite);
    for (const key of fresh.keys()) added.add(key);
    for (const outcome of outcomes) all.push(outcome);
  }
  return all;
}

/** The outcome of each word of a portion, and what is to be stored for it. The first of several new ones in a file counts. */
function compare(
  userId: string,
  words: readonly Given[],
  known: ReadonlyMap<string, Row>,
  added: ReadonlySet<string>,
): Compared {
  const fresh = new Map<string, NewRow>();
  const changed = new Map<string, Row>();
  const outcomes = words.map((word): Outcome => {
    const given = toRow(userId, word);
    const key = keyOf(given);
    const row = changed.get(key) ?? known.get(key);
    if (added.has(key) || fresh.has(key)) return "same";
    if (!row) {
      fresh.set(key, given);
      return "new";
    }
    const merged = merge(row, word);
    if (!merged) return "same";
    changed.set(key, merged);
    return "changed";
  });
  return { outcomes, fresh, changed };
}

async function store(
  tx: Db,
  userId: string,
  { fresh, changed }: Compared,
  known: ReadonlyMap<string, Row>,
): Promise<void> {
  const added: Counted[] = [...changed.values()];
  // In a fixed order, so that two imports of the same words cannot deadlock.
  const inOrder = [...fresh].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  if (inOrder.length > 0) added.push(...(await insert(tx, userId, inOrder)));
  if (changed.size > 0) await update(tx, [...changed.values()]);
  const taken = [...changed.keys()].flatMap((key) => known.get(key) ?? []);
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

/** The user's rows of the same words. @param lock whether to lock them, in a fixed order */
async function find(db: Db, userId: string, words: readonly Given[], lock: boolean): Promise<Row[]> {
  const keys = words.map((word) => toRow(userId, word));
  const wanted = keys.map(({ sourceLang, wordKey, targetLang }) => [sourceLang, wordKey, targetLang]);
  const { sourceLang, wordKey, targetLang } = savedWords;
  const rows = db
    .select(compared)
    .from(savedWords)
    .where(
      and(
        eq(savedWords.userId, userId),
        sql`(${sourceLang}, ${wordKey}, ${targetLang}) in (select key ->> 0, key ->> 1, key ->> 2
          from jsonb_array_elements(${jsonRows(wanted)}::jsonb) as key)`,
      ),
    )
    .orderBy(asc(savedWords.id));
  return lock ? rows.for("update", { of: savedWords }) : rows;
}
