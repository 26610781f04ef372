import { Readable } from "node:stream";
import type { Reply } from "@lagom/shared/contract/calls";
import type { WORD_SORTS } from "@lagom/shared/contract/word-limits";
import { MOST_MARKS, type WordStatus } from "@lagom/shared/contract/words";
import { MOST_FOUND_COUNTED } from "@lagom/shared/limits";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { and, asc, desc, eq, inArray, like, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { inPortion, refuseIfBusy } from "../../platform/http/portions.ts";
import { isOftenForgotten, savedWords } from "../../schema/words.table.ts";
import { selectWords, toSavedWord } from "./saved-word.ts";
import { readCount } from "./word-counts.queries.ts";

/**
 * Up to this many of the user's words are scanned directly: the trigram index covers everybody's words and can be a hundred
 * times slower.
 */
const MOST_LOOKED_THROUGH = 10_000;
const EXPORT_BATCH = 100;
const MARKS_BATCH = 250;

interface Filter {
  language: LanguageCode | undefined;
  status: WordStatus | undefined;
  /** Whether only words that are often forgotten. */
  forgotten?: boolean | undefined;
}

interface ListRequest extends Filter {
  page: number;
  limit: number;
  rewrite_id: number | undefined;
  q: string | undefined;
  sort: (typeof WORD_SORTS)[number];
}

const { userId: ownerId, sourceLang, status, createdAt, id } = savedWords;

const ORDERS: Record<ListRequest["sort"], SQL[]> = {
  newest: [desc(createdAt), desc(id)],
  oldest: [asc(createdAt), asc(id)],
  word: [asc(savedWords.wordKey), asc(id)],
};

/** A page of the user's words, with the number of all matches. */
export async function listWords(
  db: Db,
  userId: string,
  request: ListRequest,
): Promise<Reply<"GET /api/user-words">> {
  const { page, limit, q } = request;
  const own = await readCount(db, userId, {
    ...(request.language ? { sourceLang: request.language } : {}),
    ...(request.status ? { status: request.status } : {}),
  });
  const text = request.rewrite_id;
  const inText = text === undefined ? undefined : eq(savedWords.rewriteId, text);
  const which = and(isIn(userId, request), inText, q ? contains(q, own <= MOST_LOOKED_THROUGH) : undefined);
  // Texts are looked up for the page alone, not for what comes before it.
  const shown = db
    .select({ id })
    .from(savedWords)
    .where(which)
    .orderBy(...ORDERS[request.sort])
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const rows = await selectWords(db)
    .where(inArray(id, shown))
    .orderBy(...ORDERS[request.sort]);
  return {
    words: rows.slice(0, limit).map(toSavedWord),
    total: q || inText || request.forgotten ? await countFound(db, which, request.sort) : own,
    page,
    limit,
    has_more: rows.length > limit,
  };
}

/** Streams all of the user's words as a JSON array, oldest first. */
export function exportWords(db: Db, userId: string, filter: Filter): Readable {
  return Readable.from(writtenWords(db, userId, filter), { objectMode: false });
}

async function* writtenWords(db: Db, userId: string, filter: Filter) {
  let separator = "[";
  let after: SQL | undefined;
  for (;;) {
    const { text, count, last } = await inPortion(userId, async () => {
      const rows = await selectWords(db)
        .where(and(isIn(userId, filter), after))
        .orderBy(...ORDERS.oldest)
        .limit(EXPORT_BATCH);
      const texts = rows.map((row) => JSON.stringify(toSavedWord(row)));
      return { text: texts.join(",\n"), count: rows.length, last: rows.at(-1)?.word };
    });
    if (count > 0) {
      yield separator + text;
      separator = ",\n";
    }
    if (!last || count < EXPORT_BATCH) break;
    after = sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id}::bigint)`;
  }
  yield separator === "[" ? "[]" : "]";
}

/** Whether the user has saved a word of a language, into any language. */
export async function checkWord(
  db: Db,
  userId: string,
  word: string,
  language: LanguageCode,
): Promise<Reply<"GET /api/user-words/check/{word}">> {
  const [found] = await db
    .select({ id, status, translated_word: savedWords.translatedWord, note: savedWords.note })
    .from(savedWords)
    .where(isWord(userId, word, language))
    .limit(1);
  return found ? { saved: true, ...found } : { saved: false, id: null, status: null, translated_word: null };
}

/** The ids of a word of a language, into whichever languages it is saved. */
export async function idsOfWord(
  db: Db,
  userId: string,
  word: string,
  language: LanguageCode,
): Promise<number[]> {
  const rows = await db
    .select({ id })
    .from(savedWords)
    .where(isWord(userId, word, language));
  return rows.map((row) => row.id);
}

/**
 * Streams the words of a language that a text should mark, newest first. The database writes their JSON, and in portions: as
 * many objects at once would delay everybody else's calls.
 * @throws HttpError rate_limited when too many calls of this user wait
 */
export async function listMarks(db: Db, userId: string, language: LanguageCode): Promise<Readable> {
  refuseIfBusy(userId);
  const read = (after: SQL | undefined) => inPortion(userId, () => readMarks(db, userId, language, after));
  return Readable.from(writtenMarks(await read(undefined), read), { objectMode: false });
}

type Marks = Awaited<ReturnType<typeof readMarks>>;

async function* writtenMarks(first: Marks, read: (after: SQL) => Promise<Marks>) {
  let marks = first;
  yield `{"marks":[${marks?.text ?? ""}`;
  for (let written = MARKS_BATCH; written < MOST_MARKS; written += MARKS_BATCH) {
    if (!marks || marks.count < MARKS_BATCH) break;
    const { createdAt: time, id: last } = marks.last;
    marks = await read(sql`(${createdAt}, ${id}) < (${time}::timestamptz, ${last}::bigint)`);
    if (marks) yield `,${marks.text}`;
  }
  yield "]}";
}

/** A batch of marks as JSON; null if there is none. @param after the last one before them, as a condition */
async function readMarks(db: Db, userId: string, language: LanguageCode, after: SQL | undefined) {
  const marks = db
    .select({
      mark: sql`jsonb_build_object('id', ${id}, 'word', ${savedWords.sourceWord}, 'lemma', ${savedWords.lemma},
        'status', ${status}) || case when ${isDue} then '{"due": true}'::jsonb else '{}' end
        || case when ${savedWords.note} is null then '{}' else '{"noted": true}'::jsonb end`.as("mark"),
      createdAt,
      id,
    })
    .from(savedWords)
    .where(and(isIn(userId, { language, status: undefined }), after))
    .orderBy(...ORDERS.newest)
    .limit(MARKS_BATCH)
    .as("marks");
  const order = sql`order by ${marks.createdAt} desc, ${marks.id} desc`;
  const [batch] = await db
    .select({
      text: sql<string | null>`string_agg(${marks.mark}::text, ',' ${order})`,
      count: sql<number>`count(*)::int`,
      last: sql<Last | null>`(array_agg(jsonb_build_object('createdAt', ${marks.createdAt}, 'id', ${marks.id}) ${order}))[count(*)]`,
    })
    .from(marks);
  return batch?.text && batch.last ? { text: batch.text, count: batch.count, last: batch.last } : null;
}

const isDue = sql`(${savedWords.dueAt} <= now() and ${status} in ('new', 'learning'))`;

interface Last {
  createdAt: string;
  id: number;
}

const isWord = (userId: string, word: string, language: LanguageCode) =>
  and(eq(ownerId, userId), eq(sourceLang, language), eq(savedWords.wordKey, wordKey(word, language)));

const isIn = (userId: string, filter: Filter) =>
  and(
    eq(ownerId, userId),
    filter.language ? eq(sourceLang, filter.language) : undefined,
    filter.status ? eq(status, filter.status) : undefined,
    filter.forgotten ? isOftenForgotten(savedWords.lapses) : undefined,
  );

/** Escapes `%`, `_` and `\`, which are ordinary characters in a search. */
function contains(q: string, lookThrough: boolean): SQL {
  const letters = q
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&");
  // A concatenation would not use the index.
  const text = lookThrough ? sql`${savedWords.searchText} || ''` : savedWords.searchText;
  return like(text, `%${letters}%`);
}

/** In the order of the page, so that it is found the same way. */
async function countFound(db: Db, which: SQL | undefined, sort: ListRequest["sort"]): Promise<number> {
  const found = db
    .select({ one: sql`1`.as("one") })
    .from(savedWords)
    .where(which)
    .orderBy(...ORDERS[sort])
    .limit(MOST_FOUND_COUNTED)
    .as("found");
  const [count] = await db.select({ n: sql<number>`count(*)::int` }).from(found);
  return count?.n ?? 0;
}
