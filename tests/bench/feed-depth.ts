import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { fillTables } from "@lagom/server/testing/plans/fill-tables";
import { startPostgres } from "@lagom/server/testing/postgres";
import { testUser, verifyTestToken } from "@lagom/server/testing/tokens";

const SIZES = { articles: 100_000, books: 1000, words: 100_000, activities: 1000 };
const DEEP = 2000;
const WARM_UP = 20;
const WANTED = 1.5;

/**
 * A page of the feed among 100,000 articles: the first, page 2,000 after the page before, and the same page by its number alone.
 * @param tries of each
 */
export async function benchFeedDepth(tries: number): Promise<void> {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url("postgres") });
  const config = readConfig({ LOG_LEVEL: "silent" });
  const store = folderStore(join(tmpdir(), "lagom-bench-no-releases"));
  const api = await buildApi({ database, config, verifyToken: verifyTestToken, store });
  const { id, headers } = await testUser({ expiresIn: 3600 });
  await api.inject({ url: "/api/user/me", headers });
  await fillTables(database, id, SIZES);
  const ask = async (query: string) => {
    const reply = await api.inject({ url: `/api/newsfeed?language=sv&level=A2&${query}`, headers });
    if (reply.statusCode !== 200) throw new Error(`The feed answered ${reply.statusCode}: ${reply.body}`);
    return reply.json<{ snapshot: string; articles: unknown[] }>();
  };
  const { snapshot } = await ask(`page=${DEEP - 1}`);
  const pages = ["page=1", `page=${DEEP}&snapshot=${snapshot}`, `page=${DEEP}`];
  const times = pages.map((): number[] => []);
  for (let round = -WARM_UP; round < tries; round++) {
    for (const [index, page] of pages.entries()) {
      const begun = performance.now();
      await ask(page);
      if (round >= 0) times[index]?.push(performance.now() - begun);
    }
  }
  await api.close();
  await database.close();
  await postgres.stop();
  const [first = 0, followed = 0, alone = 0] = times.map(median);
  const figures = (time: number) => `${time.toFixed(2)} ms (${(time / first).toFixed(2)} ×)`;
  console.log(`\nFeed of ${SIZES.articles} articles, median of ${tries}`);
  console.log(`  page 1 ${first.toFixed(2)} ms; page ${DEEP} after the one before ${figures(followed)}`);
  console.log(`  wanted: ≤ ${WANTED} ×; by its number alone ${figures(alone)}`);
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
