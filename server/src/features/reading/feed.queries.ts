import type { FeedItem, FeedPage } from "@lagom/shared/contract/text";
import type { Category } from "@lagom/shared/text/categories";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, desc, eq, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { feedEntries } from "../../schema/feed-entries.table.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { finishedLevels } from "../activities/finished.queries.ts";
import { entriesOf } from "./feed-entries.queries.ts";
import { parseSnapshot, type Snapshot, writeSnapshot } from "./feed-snapshot.ts";
import { type KnownWords, knownPercents } from "./known.queries.ts";
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
}

/**
 * A page of the feed, newest first, each article at the level asked for or the nearest it has. With the snapshot of the page before,
 * any page costs what the first does; without it, what comes before it is counted through in the index.
 * @throws HttpError bad_request for a snapshot that is none
 */
export async function readFeed(db: Db, query: FeedQuery, reader: KnownWords): Promise<FeedPage> {
  const snapshot = query.snapshot === undefined ? await newestOfAll(db) : parseSnapshot(query.snapshot);
  const { page, limit } = query;
  const { code } = languageOf(query.language);
  const before = (page - 1) * limit;
  const last = snapshot.last && snapshot.last.entries <= before ? snapshot.last : undefined;
  const entries = entriesOf(
    { ...query, language: code, newest: snapshot, after: last },
    { limit: limit + 1, offset: before - (last?.entries ?? 0) },
  );
  const rows = await feedRows(db, entries, query);
  const shown = rows.slice(0, limit);
  const ids = shown.filter((row) => row.lang === code).map((row) => row.rewrite_id);
  const known = await knownPercents(db, ids, code, reader);
  return {
    articles: shown.map((row) => toItem(row, query, known.get(row.rewrite_id) ?? null)),
    page,
    limit,
    has_more: rows.length > limit,
    snapshot: writeSnapshot({ ...snapshot, last: lastOf(shown, before) }),
  };
}

/** The newest matching article that the user has not finished, else the newest; null if none matches. */
export async function recommendedArticle(
  db: Db,
  query: Pick<FeedQuery, "language" | "level" | "categories" | "withSources">,
  userId: string,
): Promise<number | null> {
  const filter = { ...query, language: languageOf(query.language).code };
  const finished = finishedLevels(db, userId, feedEntries.articleId, filter.language);
  const find = (where?: SQL) => feedRows(db, entriesOf(filter, { limit: 1, ...(where && { where }) }), query);
  const [fresh] = await find(notExists(finished));
  const [row] = fresh ? [fresh] : await find();
  return row?.article_id ?? null;
}

type FeedRow = Awaited<ReturnType<typeof feedRows>>[number];

/** Entries of the feed, each joined with its nearest level. @param entries as `entriesOf` gives them */
function feedRows(
  db: Db,
  entries: SQL,
  { language, level, withSources }: Pick<FeedQuery, "language" | "level" | "withSources">,
) {
  const { code } = languageOf(language);
  const readable = withSources
    ? or(eq(rewrites.language, code), eq(rewrites.origin, "source"))
    : eq(rewrites.language, code);
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
    .orderBy(
      sql`${rewrites.language} <> ${code}, array_position(${sql.param(levelsByNearness(level))}::text[], ${rewrites.level})`,
    )
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
      source: { name: articles.sourceName, url: articles.sourceUrl },
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

function toItem({ listed_at: _, ...row }: FeedRow, { level }: FeedQuery, known: number | null): FeedItem {
  const { name, dir } = languageOf(row.lang);
  return {
    ...row,
    language: name,
    dir,
    requested_level: level,
    minutes: minutesFor(row.word_count),
    known_percent: known,
    published_at: row.published_at.toISOString(),
  };
}

async function newestOfAll(db: Db): Promise<Snapshot> {
  const [article] = await db.select({ id: articles.id }).from(articles).orderBy(desc(articles.id)).limit(1);
  const [rewrite] = await db.select({ id: rewrites.id }).from(rewrites).orderBy(desc(rewrites.id)).limit(1);
  return { article: article?.id ?? 0, rewrite: rewrite?.id ?? 0 };
}
