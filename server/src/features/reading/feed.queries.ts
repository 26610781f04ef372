import type { FeedItem, FeedPage } from "@lagom/shared/contract/text";
import type { Category } from "@lagom/shared/text/categories";
import { type LanguageCode, type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, desc, eq, inArray, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { finishedLevels } from "../activities/finished.queries.ts";
import { type KnownWords, knownPercents } from "./known.queries.ts";
import { minutesFor } from "./texts.queries.ts";

export interface FeedQuery {
  language: LanguageName;
  level: Level;
  categories?: readonly Category[] | undefined;
  page: number;
  limit: number;
  /** From the first page; articles and texts that were added later are left out. */
  snapshot?: string | undefined;
  /** Whether to include articles without a text in the language that can be rewritten; they appear as in their sources. */
  withSources: boolean;
}

/**
 * A page of the feed, newest first, each article at the requested level or the nearest one.
 * @throws HttpError bad_request for an invalid snapshot
 */
export async function readFeed(db: Db, query: FeedQuery, reader: KnownWords): Promise<FeedPage> {
  const newest = query.snapshot === undefined ? await newestOfAll(db) : parseSnapshot(query.snapshot);
  const { page, limit } = query;
  const rows = await feedRows(db, query, [lte(articles.id, newest.article)], newest.rewrite)
    .limit(limit + 1)
    .offset((page - 1) * limit);
  const shown = rows.slice(0, limit);
  const { code } = languageOf(query.language);
  const ids = shown.filter((row) => row.lang === code).map((row) => row.rewrite_id);
  const known = await knownPercents(db, ids, code, reader);
  return {
    articles: shown.map((row) => toItem(row, query, known.get(row.rewrite_id) ?? null)),
    page,
    limit,
    has_more: rows.length > limit,
    snapshot: `${newest.article}-${newest.rewrite}`,
  };
}

/** The newest matching article that the user has not finished, else the newest; null if none matches. */
export async function recommendedArticle(
  db: Db,
  query: Pick<FeedQuery, "language" | "level" | "categories" | "withSources">,
  userId: string,
): Promise<number | null> {
  const finished = finishedLevels(db, userId, articles.id, languageOf(query.language).code);
  const [fresh] = await feedRows(db, query, [notExists(finished)]).limit(1);
  const [row] = fresh ? [fresh] : await feedRows(db, query, []).limit(1);
  return row?.article_id ?? null;
}

type FeedRow = Awaited<ReturnType<typeof feedRows>>[number];

/** Reads the index backwards. Not `nulls last`: no index has that order, so every page would sort all articles. */
const NEWEST_FIRST = [desc(articles.publishedAt), desc(articles.id)];

/** Articles in the language, newest first, each joined with its nearest level. */
export function feedRows(
  db: Db,
  { language, level, categories, withSources }: Omit<FeedQuery, "page" | "limit" | "snapshot">,
  where: SQL[],
  newestRewrite?: number,
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
    })
    .from(articles)
    .crossJoinLateral(nearest)
    .where(
      and(
        hasTexts(db, code, withSources, newestRewrite),
        ...where,
        categories ? inArray(articles.category, [...categories]) : undefined,
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .$dynamic();
}

/**
 * Lets a language with few texts start from those instead of scanning all articles.
 * @param newest id of the last rewrite to consider: an article that is rewritten meanwhile would shift the following pages
 */
function hasTexts(db: Db, language: LanguageCode, withSources: boolean, newest: number | undefined): SQL {
  const texts = alias(rewrites, "texts_of_language");
  return inArray(
    articles.id,
    db
      .select({ id: texts.articleId })
      .from(texts)
      .where(
        and(
          withSources
            ? or(eq(texts.language, language), eq(texts.origin, "source"))
            : eq(texts.language, language),
          newest === undefined ? undefined : lte(texts.id, newest),
        ),
      ),
  );
}

function toItem(row: FeedRow, { level }: FeedQuery, known: number | null): FeedItem {
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

/** The newest ids of all articles and of all rewrites. */
interface Snapshot {
  article: number;
  rewrite: number;
}

async function newestOfAll(db: Db): Promise<Snapshot> {
  const [article] = await db.select({ id: articles.id }).from(articles).orderBy(desc(articles.id)).limit(1);
  const [rewrite] = await db.select({ id: rewrites.id }).from(rewrites).orderBy(desc(rewrites.id)).limit(1);
  return { article: article?.id ?? 0, rewrite: rewrite?.id ?? 0 };
}

function parseSnapshot(snapshot: string): Snapshot {
  const [, article, rewrite] = /^(\d{1,9})-(\d{1,9})$/.exec(snapshot) ?? [];
  if (!article || !rewrite) {
    throw new HttpError("bad_request", "Bad input: snapshot", [
      { field: "snapshot", message: "is no snapshot of the feed" },
    ]);
  }
  return { article: Number(article), rewrite: Number(rewrite) };
}
