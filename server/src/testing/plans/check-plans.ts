import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { MOST_WORDS_FIRST } from "@lagom/shared/contract/word-limits";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { countProduct } from "../../features/admin/count-product.ts";
import { buildApi } from "../../hosts/api/build-api.ts";
import { readConfig } from "../../platform/config.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { type TestUser, testUser, verifyTestToken } from "../tokens.ts";
import { fillTables, type Sizes } from "./fill-tables.ts";
import { READS } from "./reads.ts";
import { type RecordedDatabase, recordedDatabase } from "./recording.ts";
import { type Touched, touchedBy } from "./touched.ts";

/** No statement may take more rows than this from one table or index, however large that is. */
export const MOST_ROWS = 3000;
/** Pages of 8 kB, so that what an index passes over, which is counted nowhere else, is bounded too. */
export const MOST_BLOCKS = 6000;

/** A statement of a call, and what it read. */
export interface Finding extends Touched {
  url: string;
  query: string;
}

/**
 * Makes each read of the contract on large tables, and looks at the plan of each of its statements.
 * @param setting for the planner: with its own, small tables are read whole, since that is cheapest
 */
export async function planReads(url: string, sizes: Sizes, setting?: string): Promise<Finding[]> {
  const database = await recordedDatabase(url);
  const config = readConfig({ LOG_LEVEL: "silent" });
  const store = folderStore(join(tmpdir(), "lagom-plans-no-releases"));
  const app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
  try {
    const reader = await testUser({ expiresIn: 3600 });
    await app.inject({ url: "/api/user/me", headers: reader.headers });
    await fillTables(database, reader.id, sizes);
    await database.db.update(users).set({ role: "operator" }).where(eq(users.id, reader.id));
    // As the background does, which may do it again beside a read.
    database.take();
    await countProduct(database.db);
    const ofBackground = new Set(database.take().map(({ query }) => query));
    const fill = await placeholders(app, database, reader, sizes);
    const findings: Finding[] = [];
    for (const read of Object.values(READS).flat()) {
      const found = await planRead(app, database, reader, fill(read), setting);
      findings.push(...found.filter(({ query }) => !ofBackground.has(query)));
    }
    return findings;
  } finally {
    await app.close();
    await database.close();
  }
}

/** What is read beyond the bounds. */
export const beyondBounds = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rows, blocks }) => rows > MOST_ROWS || blocks > MOST_BLOCKS);

async function planRead(
  app: FastifyInstance,
  database: RecordedDatabase,
  { headers }: TestUser,
  url: string,
  setting: string | undefined,
): Promise<Finding[]> {
  database.take();
  const reply = await app.inject({ url, headers });
  if (reply.statusCode >= 500 || reply.statusCode === 400)
    throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
  const findings: Finding[] = [];
  for (const statement of database.take()) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement.query)) continue;
    findings.push({ url, query: statement.query, ...(await touchedBy(database, statement, setting)) });
  }
  return findings;
}

/** Fills the names in the addresses of `READS`: a page far back in the feed, with the snapshot of the page before, and its article. */
async function placeholders(
  app: FastifyInstance,
  { db }: RecordedDatabase,
  { id, headers }: TestUser,
  { articles }: Sizes,
): Promise<(url: string) => string> {
  const deepPage = Math.floor(articles / 50);
  const before = `/api/newsfeed?language=sv&level=A2&page=${deepPage - 1}`;
  const { snapshot } = (await app.inject({ url: before, headers })).json();
  const [own] = await db.select({ id: ownTexts.id }).from(ownTexts).where(eq(ownTexts.userId, id)).limit(1);
  const words = await db
    .select({ id: savedWords.id })
    .from(savedWords)
    .where(eq(savedWords.userId, id))
    .limit(MOST_WORDS_FIRST);
  const names: Record<string, string | number | undefined> = {
    deepPage,
    deepSnapshot: snapshot,
    deepArticle: deepPage * 20,
    deepRewrite: deepPage * 60,
    ownText: own?.id,
    ownWords: words.map((word) => word.id).join(),
    reader: id,
  };
  return (url) => url.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]));
}
