import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { type FeedList, feedEntries } from "../../schema/feed-entries.table.ts";

/** Which entries of the feed are wanted, as their index has them; each value may be a placeholder. */
export interface EntriesQuery {
  /** As `listsOf` gives them. */
  lists: readonly (FeedList | Placeholder)[];
  /** All of them when not given. */
  categories?: readonly (Category | Placeholder)[] | undefined;
  /** Ids of the last article and the last rewrite: leaves out what came later. */
  newest?: { article: number | Placeholder; rewrite: number | Placeholder } | undefined;
  /** Begins behind this entry, whose time is in milliseconds. */
  after?: { publishedAt: number | Placeholder; articleId: number | Placeholder } | undefined;
}

/** Which articles of feeds belong to the newsfeed of a language. */
export interface FromFeeds {
  language: LanguageCode;
  /** The reader's. */
  level: Level;
  /** Whether also those that have no text in the language yet, or none that the reader can follow: a model rewrites them. */
  withSources: boolean;
  /** Whether also those that are too hard to follow. */
  harder: boolean;
}

/** The lists that make up the newsfeed of a language. */
export function listsOf({ language, level, withSources, harder }: FromFeeds): [FeedList, FeedList] {
  if (withSources) return [language, "source"];
  return [language, harder ? `${language}+source` : `${language}+${level}`];
}

/** Which part of the entries. */
export interface EntriesPage {
  limit: number | Placeholder;
  offset: number | Placeholder;
  /** Limit and offset together: so many of each range are read. */
  most: number | Placeholder;
  where?: SQL;
}

/**
 * A subquery for `from`, with `article_id` and `published_at`, newest first. Each list and category is a range of an index, and no
 * more of it is read than may be shown, however long it is and however rare a category is.
 * @param page whose `where` is a further condition on the columns of `feedEntries`
 */
export function entriesOf(filter: EntriesQuery, page: EntriesPage): SQL {
  const { lists, categories } = filter;
  const { limit, offset, where } = page;
  const within = [...bounds(filter), ...(where ? [where] : [])];
  const ranges = lists.flatMap((list) =>
    (categories ?? [undefined]).map((category) => range(list, category, within, page.most)),
  );
  return sql`(select article_id, published_at from (${sql.join(ranges, sql` union all `)}) as entries
    order by ${NEWEST_FIRST} limit ${limit} offset ${offset})`;
}

const NEWEST_FIRST = sql`published_at desc, article_id desc`;

function range(
  list: FeedList | Placeholder,
  category: Category | Placeholder | undefined,
  within: readonly SQL[],
  limit: number | Placeholder,
): SQL {
  const conditions = [sql`list = ${list}`, ...(category ? [sql`category = ${category}`] : []), ...within];
  return sql`(select article_id, published_at from ${feedEntries} where ${sql.join(conditions, sql` and `)}
    order by ${NEWEST_FIRST} limit ${limit})`;
}

/** As bigint and from a number: a client may send what no id and no time is. */
function bounds({ newest, after }: EntriesQuery): SQL[] {
  const conditions: SQL[] = [];
  if (newest) {
    const { article, rewrite } = newest;
    conditions.push(sql`article_id <= ${article}::bigint and first_rewrite <= ${rewrite}::bigint`);
  }
  if (after) {
    const time = sql`to_timestamp(${after.publishedAt}::float8 / 1000)::timestamptz(3)`;
    conditions.push(sql`(published_at, article_id) < (${time}, ${after.articleId}::bigint)`);
  }
  return conditions;
}
