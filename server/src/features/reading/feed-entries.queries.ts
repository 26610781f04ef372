import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { type SQL, sql } from "drizzle-orm";
import { type FeedList, feedEntries } from "../../schema/feed-entries.table.ts";
import type { Snapshot } from "./feed-snapshot.ts";

/** Which entries of the feed are wanted, as their index has them. */
export interface EntriesQuery {
  language: LanguageCode;
  /** All of them when not given. */
  categories?: readonly Category[] | undefined;
  /** Articles too that have no text in the language yet. */
  withSources: boolean;
  /** Leaves out what came later. */
  newest?: Pick<Snapshot, "article" | "rewrite"> | undefined;
  /** Begins behind this entry. */
  after?: Snapshot["last"];
}

/**
 * A subquery for `from`, with `article_id` and `published_at`, newest first. Each list and category is a range of an index, and no
 * more of it is read than may be shown, however long it is and however rare a category is.
 * @param where a further condition on the columns of `feedEntries`
 */
export function entriesOf(filter: EntriesQuery, page: { limit: number; offset?: number; where?: SQL }): SQL {
  const { language, categories, withSources } = filter;
  const { limit, offset = 0, where } = page;
  const lists: FeedList[] = [language, withSources ? "source" : `${language}+source`];
  const within = [...bounds(filter), ...(where ? [where] : [])];
  const ranges = lists.flatMap((list) =>
    (categories ?? [undefined]).map((category) => range(list, category, within, limit + offset)),
  );
  return sql`(select article_id, published_at from (${sql.join(ranges, sql` union all `)}) as entries
    order by ${NEWEST_FIRST} limit ${limit} offset ${offset})`;
}

const NEWEST_FIRST = sql`published_at desc, article_id desc`;

function range(list: FeedList, category: Category | undefined, within: readonly SQL[], limit: number): SQL {
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
    const time = sql`to_timestamp(${after.publishedAt.getTime()}::float8 / 1000)::timestamptz(3)`;
    conditions.push(sql`(published_at, article_id) < (${time}, ${after.articleId}::bigint)`);
  }
  return conditions;
}
