import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { feedRows } from "./feed.queries.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`
    insert into articles (slug, category, source_name, published_at)
    select 'a' || n, 'world', 'Lagom collection', now() - n * interval '1 hour' from generate_series(1, 5000) n`);
  await database.db.execute(sql`
    insert into rewrites (article_id, language, level, title, summary, word_count, origin)
    select id, 'sv', 'A2', slug, slug, 100, 'corpus' from articles`);
  await database.db.execute(sql`analyze articles, rewrites`);
});
afterAll(() => database.close());

it.each([{ categories: undefined }, { categories: ["world"] as const }])(
  "a page of the feed reads the newest articles from the index without sorting: %o",
  async ({ categories }) => {
    const query = { language: "svenska", level: "A2", categories, withSources: false } as const;
    const page = feedRows(database.db, query, [], 5000).limit(21);
    const { rows } = await database.db.execute<{ "QUERY PLAN": string }>(sql`explain ${page.getSQL()}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index Scan Backward using articles_\w+ on articles/);
    expect(plan).not.toMatch(/Sort Key: .*published_at/);
  },
);
