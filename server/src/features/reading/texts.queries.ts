import type { Origin, SpokenBy, Text } from "@lagom/shared/contract/text";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { LEVELS, type Level, nearestLevel } from "@lagom/shared/text/levels";
import { and, asc, between, eq, isNull, type SQL, sql } from "drizzle-orm";
import { glossLanguage } from "../../language/lexicon/gloss-language.ts";
import { withGlosses } from "../../language/lexicon/glosses.queries.ts";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { badField, HttpError } from "../../platform/http/http-error.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { articles, rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { CORPUS_SOURCE } from "../../texts/collection/corpus-files.ts";
import { addEntry } from "../../texts/passages/paragraph.ts";
import { type Part, partAt } from "../../texts/passages/parts.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import { type ParagraphRow, toParagraph } from "../../texts/passages/wire-paragraph.ts";
import { readReadingPosition } from "../reading-positions/reading-positions.queries.ts";
import { knownShares, UNKNOWN } from "./known.queries.ts";
import type { Reader } from "./reader.queries.ts";

/** Words a minute, for a learner. */
const WORDS_A_MINUTE = 120;

/** The source shown for a book's text, with its author. */
const BOOK_SOURCE: Readonly<Record<Origin, string>> = {
  corpus: CORPUS_SOURCE,
  llm: "Written by a language model",
  source: CORPUS_SOURCE,
};

export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

export interface TextQuery {
  rewriteId: number;
  /** The requested level; null for the level of the rewrite. */
  level: Level | null;
  /** A cursor from `next`. */
  part: string | undefined;
  /** The gloss language that the request asks for. */
  asked: LanguageCode | undefined;
  /** Null for a visitor. */
  reader: Reader | null;
  acceptLanguage: string | undefined;
  /** Whether texts from feeds are available at every level. */
  canWrite: boolean;
  /** Whether something can translate any sentence for the reader. */
  canTranslate: boolean;
  /** What on the server can speak a language to the reader; undefined if nothing can. */
  speakerOf: (language: LanguageCode) => SpokenBy | undefined;
}

/**
 * The id of the article that newcomers try; in a collection without it, of the first article.
 * @throws HttpError not_found
 */
export async function findSample(db: Db, slug: string): Promise<number> {
  const find = (which?: SQL) =>
    db.select({ id: articles.id }).from(articles).where(which).orderBy(articles.id).limit(1);
  const [sample] = await find(eq(articles.slug, slug));
  const [row] = sample ? [sample] : await find();
  if (!row) throw new HttpError("not_found", ({ texts }) => texts.noArticle);
  return row.id;
}

/**
 * The rewrite of an article in a language, at the requested level or the nearest one.
 * @throws HttpError not_found
 */
export async function findRewrite(
  db: Db,
  articleId: number,
  language: LanguageCode,
  level: Level,
): Promise<number> {
  const found = await db
    .select({ id: rewrites.id, level: rewrites.level })
    .from(rewrites)
    .where(and(eq(rewrites.articleId, articleId), eq(rewrites.language, language)));
  if (found.length === 0) throw new HttpError("not_found", ({ texts }) => texts.articleNotInLanguage);
  const nearest = nearestLevel(
    level,
    found.map((rewrite) => rewrite.level),
  );
  return found.find((rewrite) => rewrite.level === nearest)?.id ?? 0;
}

/**
 * One part of a rewrite, with everything that a tap in it needs.
 * @throws HttpError not_found, bad_request for an invalid part
 */
export async function readText(db: Db, query: TextQuery): Promise<Text> {
  const row = await textRow(db, query.rewriteId, query.reader?.userId ?? null);
  const part = choosePart(query.part, row.word_counts);
  const { asked, acceptLanguage, reader } = query;
  const spokenBy = query.speakerOf(row.language);
  const glossLang = glossLanguage({ asked, own: reader?.own, acceptLanguage }, row.language);
  const knownIn = reader?.knownIn(row.language);
  const [rows, twins, known] = await Promise.all([
    findParagraphs(db, { rewriteId: query.rewriteId, ...part }),
    twinRows(db, row, glossLang, part),
    knownIn ? knownShares(db, [row.rewrite_id], row.language, knownIn) : null,
  ]);
  const entries: ParagraphRow["entries"] = [];
  const indexes = new Map<string, number>();
  const paragraphs = rows.map((paragraph) =>
    toParagraph(paragraph, twins.get(paragraph.position), (entry) => addEntry(entries, indexes, entry)),
  );
  const heading = part.first === 0 ? paragraphs.shift() : undefined;
  const {
    source_name,
    source_url,
    author,
    licence,
    published_at,
    language,
    has_source,
    word_counts: _,
    ...facts
  } = row;
  return {
    ...facts,
    heading: heading ?? null,
    language: languageOf(language).name,
    lang: language,
    dir: languageOf(language).dir,
    requested_level: query.level ?? row.level,
    levels: LEVELS.filter((level) => row.levels.includes(level) || (query.canWrite && has_source)),
    source: { name: source_name ?? BOOK_SOURCE[row.origin], url: source_url, author, licence },
    published_at: published_at.toISOString(),
    minutes: minutesFor(row.word_count),
    reading_position:
      reader && part.first === 0 ? await readReadingPosition(db, reader.userId, row.rewrite_id) : null,
    ...(known?.get(row.rewrite_id) ?? UNKNOWN),
    gloss_lang: glossLang,
    translates: query.canTranslate,
    speaks: spokenBy !== undefined,
    ...(spokenBy ? { spoken_by: spokenBy } : {}),
    paragraphs,
    entries: await withGlosses(db, entries, language, glossLang),
    next: part.next === null ? null : String(part.next),
  };
}

/**
 * The levels a text has in its language. Apart for articles and books: an `or` of both is found by no index but that of the
 * language, and would read all rewrites of it.
 */
const levelsOfText = sql<Level[]>`case
  when ${rewrites.articleId} is not null then array(select r.level from rewrites r
    where r.article_id = ${rewrites.articleId} and r.language = ${rewrites.language})
  when ${rewrites.bookId} is not null then array(select r.level from rewrites r
    where r.book_id = ${rewrites.bookId} and r.part = ${rewrites.part} and r.language = ${rewrites.language}
      and r.superseded_at is null) || ${rewrites.level}
  else array[${rewrites.level}] end`;

type TextRow = Awaited<ReturnType<typeof textRow>>;

async function textRow(db: Db, rewriteId: number, userId: string | null) {
  const [row] = await findText(db, { rewriteId, userId });
  if (!row) throw new HttpError("not_found", ({ texts }) => texts.none);
  return row;
}

const findText = built(
  (db, of: Values<{ rewriteId: number; userId: string | null }>) =>
    db
      .select({
        rewrite_id: rewrites.id,
        article_id: rewrites.articleId,
        book_id: rewrites.bookId,
        part: rewrites.part,
        origin: rewrites.origin,
        title: rewrites.title,
        category: articles.category,
        language: rewrites.language,
        level: rewrites.level,
        levels: levelsOfText,
        has_source: sql<boolean>`exists (select from rewrites r
        where r.article_id = ${rewrites.articleId} and r.origin = 'source')`,
        source_name: sql<string | null>`coalesce(${articles.sourceName}, ${ownTexts.sourceName})`,
        source_url: sql<string | null>`coalesce(${articles.sourceUrl}, ${ownTexts.sourceUrl})`,
        author: articles.author,
        licence: articles.licence,
        published_at: sql<Date>`coalesce(${articles.publishedAt}, ${rewrites.createdAt})`.mapWith(
          rewrites.createdAt,
        ),
        word_count: rewrites.wordCount,
        /** Of each paragraph, in order. */
        word_counts: sql<number[]>`array(select p.word_count from ${rewriteParagraphs} p
        where p.rewrite_id = ${rewrites.id} order by p.position)`,
        level_report: rewrites.levelReport,
        meaning_report: rewrites.meaningReport,
      })
      .from(rewrites)
      .leftJoin(articles, eq(articles.id, rewrites.articleId))
      .leftJoin(ownTexts, eq(ownTexts.id, rewrites.ownTextId))
      .where(and(eq(rewrites.id, of.rewriteId), readableBy(of.userId))),
  "text",
);

function choosePart(part: string | undefined, wordCounts: readonly number[]): Part {
  const first = part === undefined ? 0 : Number(/^\d{1,6}$/.exec(part)?.[0]);
  const chosen = Number.isNaN(first) ? null : partAt(first, wordCounts);
  if (!chosen) throw badField("part", "is no part of this text");
  return chosen;
}

const { position, text, sentences, tokens, entries, rewritten, heading } = rewriteParagraphs;

const findParagraphs = built(
  (db, of: Values<{ rewriteId: number; first: number; last: number }>) =>
    db
      .select({ position, text, sentences, tokens, entries, rewritten, heading })
      .from(rewriteParagraphs)
      .where(and(eq(rewriteParagraphs.rewriteId, of.rewriteId), between(position, of.first, of.last)))
      .orderBy(asc(position)),
  "paragraphs",
);

/** The same paragraphs in the reader's language, by position. Only the collection's sentences are aligned. */
async function twinRows(db: Db, text: TextRow, language: LanguageCode, { first, last }: Part) {
  if (text.origin !== "corpus") return new Map<number, never>();
  const { article_id, book_id, level, part } = text;
  const of = { language, level, first, last };
  const rows = await (article_id === null
    ? findTwinsOfBook(db, { ...of, bookId: book_id ?? 0, part: part ?? "summary" })
    : findTwinsOfArticle(db, { ...of, articleId: article_id }));
  return new Map(rows.map((row) => [row.position, row]));
}

interface TwinsOf {
  language: LanguageCode;
  level: Level;
  first: number;
  last: number;
}

const findTwinsOfArticle = built(
  (db, of: Values<TwinsOf & { articleId: number }>) => twins(db, of, eq(rewrites.articleId, of.articleId)),
  "twins_of_article",
);
const findTwinsOfBook = built(
  (db, of: Values<TwinsOf & { bookId: number; part: string }>) =>
    twins(db, of, and(eq(rewrites.bookId, of.bookId), eq(rewrites.part, of.part))),
  "twins_of_book",
);

function twins(db: Db, of: Values<TwinsOf>, isSameText: SQL | undefined) {
  return db
    .select({ position, text, sentences })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .where(
      and(
        isSameText,
        isNull(rewrites.supersededAt),
        eq(rewrites.origin, "corpus"),
        eq(rewrites.language, of.language),
        eq(rewrites.level, of.level),
        between(position, of.first, of.last),
      ),
    );
}
