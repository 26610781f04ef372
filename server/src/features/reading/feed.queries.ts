import type { FeedItem, FeedPage } from "@lagom/shared/contract/text";
import { CATEGORIES, type Category } from "@lagom/shared/text/categories";
import { type LanguageCode, type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, eq, notExists, or, type Placeholder, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { type FeedList, feedEntries } from "../../schema/feed-entries.table.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { finishedAmong, finishedLevels } from "../activities/finished.queries.ts";
import { countDueWords } from "./due-words.queries.ts";
import { entriesOf, listsOf } from "./feed-entries.queries.ts";
import { parseSnapshot, type Snapshot, writeSnapshot } from "./feed-snapshot.ts";
import { type Known, type KnownWords, knownShares, UNKNOWN } from "./known.queries.ts";
import { minutesFor } from "./texts.queries.ts";

export interface FeedQuery {
  language: LanguageName;
  level: Level;
  categories?: readonly Category[] | undefined;
  page: number;
  limit: number;
  /** From an earlier page: articles and texts that came after the first one are left out. */
  snapshot?: string | undefined;
  /** Whether to include articles without a text in the language that can be rewritten; they appear as in their sources. */
  withSources: boolean;
  /** Whether to include articles of feeds that are too hard to follow. */
  harder: boolean;
}

/**
 * A page of the feed, newest first, each article at the level asked for or the nearest it has; those with many words that are due
 * come first on their page, and those that the reader has finished last. With the snapshot of the page before,
 * any page costs what the first does; without it, what comes before it is counted through in the index.
 * @throws HttpError bad_request for a snapshot that is none
 */
export async function readFeed(db: Db, query: FeedQuery, reader: KnownWords): Promise<FeedPage> {
  const { page, limit } = query;
  const { code } = languageOf(query.language);
  const first = query.snapshot === undefined ? await findFirst(db, code, query) : undefined;
  const snapshot = first?.snapshot ?? parseSnapshot(query.snapshot ?? "");
  const before = (page - 1) * limit;
  const last = snapshot.last && snapshot.last.entries <= before ? snapshot.last : undefined;
  const rows = await findPage(db, { ...query, code, newest: snapshot, after: last }, before);
  const shown = rows.slice(0, limit);
  const ids = shown.filter((row) => row.lang === code).map((row) => row.rewrite_id);
  const [known, due, finished] = await Promise.all([
    knownShares(db, ids, code, reader),
    countDueWords(db, ids, code, reader.userId),
    finishedAmong(
      db,
      reader.userId,
      code,
      shown.map((row) => row.article_id),
    ),
  ]);
  const articles = shown.map((row) => ({
    ...toItem(row, query, known.get(row.rewrite_id) ?? UNKNOWN),
    finished: finished.has(row.article_id),
    due_words: due.get(row.rewrite_id) ?? 0,
  }));
  return {
    articles: articles.sort((one, other) => rank(one) - rank(other)),
    page,
    limit,
    has_more: rows.length > limit,
    ...(first && { harder_left_out: first.harderLeftOut }),
    snapshot: writeSnapshot({ ...snapshot, last: lastOf(shown, before) }),
  };
}

/** So many due words are many: a text with them comes before newer ones. */
const MANY_DUE = 3;

/** Where an article stands on its page, lowest first; those of one rank stay as they are, newest first. */
function rank({ finished, due_words = 0 }: Pick<FeedItem, "finished" | "due_words">): number {
  if (finished) return 1;
  return due_words >= MANY_DUE ? -due_words : 0;
}

/** The newest matching article that the user has not finished, else the newest; null if none matches. */
export async function recommendedArticle(
  db: Db,
  query: Pick<FeedQuery, "language" | "level" | "categories" | "withSources">,
  userId: string,
): Promise<number | null> {
  const { categories, level, withSources } = query;
  const language = languageOf(query.language).code;
  const finished = finishedLevels(db, userId, feedEntries.articleId, language);
  const lists = listsOf({ language, level, withSources, harder: false });
  const one = { limit: 1, offset: 0, most: 1 };
  const levels = sql.param(levelsByNearness(level));
  const find = (where?: SQL) =>
    feedRows(db, entriesOf({ lists, categories }, { ...one, ...(where && { where }) }), {
      language,
      levels,
      withSources,
    });
  const [fresh] = await find(notExists(finished));
  const [row] = fresh ? [fresh] : await find();
  return row?.article_id ?? null;
}

type FeedRow = Awaited<ReturnType<typeof feedRows>>[number];

interface PageOf extends FeedQuery {
  code: LanguageCode;
  newest: Pick<Snapshot, "article" | "rewrite">;
  after: Snapshot["last"];
}

/** @param before how many entries come before the page */
function findPage(db: Db, query: PageOf, before: number) {
  const { code, level, categories = [], limit, newest, after, withSources, harder } = query;
  const [list, sources] = listsOf({ language: code, level, withSources, harder });
  const offset = before - (after?.entries ?? 0);
  const find = pageQuery({ categories: categories.length, isAfter: after !== undefined, withSources });
  return find(db, {
    list,
    sources,
    language: code,
    levels: levelsByNearness(level),
    article: newest.article,
    rewrite: newest.rewrite,
    publishedAt: after?.publishedAt.getTime(),
    articleId: after?.articleId,
    limit: limit + 1,
    offset,
    most: limit + 1 + offset,
    ...Object.fromEntries(categories.map((category, at) => [`category${at}`, category])),
  });
}

/** What the SQL of a page depends on; all else are its values. */
interface PageShape {
  /** How many are chosen; 0 for all. */
  categories: number;
  isAfter: boolean;
  withSources: boolean;
}

type PageValues = {
  list: FeedList;
  sources: FeedList;
  language: LanguageCode;
  levels: readonly Level[];
  article: number;
  rewrite: number;
  publishedAt: number | undefined;
  articleId: number | undefined;
  limit: number;
  offset: number;
  most: number;
} & { [category: `category${number}`]: Category };

const buildPage = ({ categories, isAfter, withSources }: PageShape, name: string) =>
  built((db, of: Values<PageValues>) => {
    const chosen = Array.from({ length: categories }, (_, at) => of[`category${at}`] as Placeholder);
    const filter = {
      lists: [of.list, of.sources],
      categories: categories === 0 ? undefined : chosen,
      newest: of,
      after: isAfter ? of : undefined,
    };
    const { language, levels, limit, offset, most } = of;
    return feedRows(db, entriesOf(filter, { limit, offset, most }), { language, levels, withSources });
  }, name);

/** By name: one for each shape, of which there are 32. */
const pageQueries = new Map<string, ReturnType<typeof buildPage>>();

function pageQuery(shape: PageShape) {
  const { categories, isAfter, withSources } = shape;
  const name = `feed_page_${categories}_${isAfter ? "after" : "first"}_${withSources ? "sources" : "texts"}`;
  const known = pageQueries.get(name) ?? buildPage(shape, name);
  pageQueries.set(name, known);
  return known;
}

interface FeedTexts {
  language: LanguageCode | Placeholder;
  /** The level asked for, then the next best. */
  levels: SQLWrapper;
  /** Whether articles may stand as in their sources. */
  withSources: boolean;
}

/** Entries of the feed, each joined with its nearest level. @param entries as `entriesOf` gives them */
function feedRows(db: Db, entries: SQL, { language, levels, withSources }: FeedTexts) {
  const readable = withSources
    ? or(eq(rewrites.language, language), eq(rewrites.origin, "source"))
    : eq(rewrites.language, language);
  const nearest = db
    .select({
      id: rewrites.id,
      language: rewrites.language,
      level: rewrites.level,
      title: rewrites.title,
      summary: rewrites.summary,
      wordCount: rewrites.wordCount,
    })
    .from(rewrites)
    .where(and(eq(rewrites.articleId, articles.id), readable))
    .orderBy(sql`${rewrites.language} <> ${language}, array_position(${levels}::text[], ${rewrites.level})`)
    .limit(1)
    .as("nearest");
  return db
    .select({
      rewrite_id: nearest.id,
      article_id: articles.id,
      title: nearest.title,
      summary: nearest.summary,
      category: articles.category,
      lang: nearest.language,
      level: nearest.level,
      word_count: nearest.wordCount,
      source: {
        name: articles.sourceName,
        url: articles.sourceUrl,
        author: articles.author,
        licence: articles.licence,
      },
      published_at: articles.publishedAt,
      /** As the list is sorted. */
      listed_at: sql<Date>`entry.published_at`.mapWith(feedEntries.publishedAt),
    })
    .from(sql`${entries} as entry`)
    .innerJoin(articles, sql`${articles.id} = entry.article_id`)
    .crossJoinLateral(nearest)
    .orderBy(sql`entry.published_at desc, entry.article_id desc`);
}

function lastOf(shown: readonly FeedRow[], before: number): Snapshot["last"] {
  const last = shown.at(-1);
  return last && { publishedAt: last.listed_at, articleId: last.article_id, entries: before + shown.length };
}

function toItem({ listed_at: _, ...row }: FeedRow, { level }: FeedQuery, known: Known): FeedItem {
  const { name, dir } = languageOf(row.lang);
  return {
    ...row,
    language: name,
    dir,
    requested_level: level,
    minutes: minutesFor(row.word_count),
    ...known,
    published_at: row.published_at.toISOString(),
  };
}

/** The snapshot of a newsfeed that begins now, and whether it leaves articles out that are too hard to follow. */
async function findFirst(
  db: Db,
  code: LanguageCode,
  { level, categories, withSources, harder }: FeedQuery,
): Promise<{ snapshot: Snapshot; harderLeftOut: boolean }> {
  const [first] = await findNewest(db, { tooHard: `${code}-${level}`, categories: categories ?? CATEGORIES });
  const { article, rewrite, anyTooHard } = first ?? { article: 0, rewrite: 0, anyTooHard: false };
  return {
    snapshot: { article: article ?? 0, rewrite: rewrite ?? 0 },
    harderLeftOut: anyTooHard && !withSources && !harder,
  };
}

const findNewest = built(
  (db, of: Values<{ tooHard: FeedList; categories: readonly Category[] }>) =>
    db
      .select({
        article: sql<number | null>`(select max(id) from ${articles})`,
        rewrite: sql<number | null>`(select max(id) from ${rewrites})`,
        anyTooHard: sql<boolean>`exists (select from ${feedEntries}
          where list = ${of.tooHard} and category = any(${of.categories}::text[]))`,
      })
      .from(sql`(select 1) as one`),
  "newest_of_all",
);
