import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { tokeniseSentence } from "@lagom/server/language/tokenise/tokenise";
import { createTokeniser } from "@lagom/server/language/tokenise/tokeniser";
import { openDatabase } from "@lagom/server/platform/database/open";
import { sql } from "drizzle-orm";

type Delay = ReturnType<typeof monitorEventLoopDelay>;

const TITLES = 100_000;
const FILL = `create table titles as select md5(n::text) || ' ' || md5((n * 7)::text) as title from generate_series(1, ${TITLES}) n`;
const SEARCH = "select title from titles order by title <-> 'havet som ger el' limit 20";
const SENTENCE = "海の水は一日に二回上がって、そしてまた下がります。";
const SENTENCES = 300;

/** How heavy work delays the event loop: on the main thread, and in a worker (decision 0002). */
export async function benchEventLoop(): Promise<void> {
  console.log("\nEvent-loop delay while heavy work runs, milliseconds");
  console.log("                                       on the loop        in a worker");
  console.log("                                       p99      max       p99      max");

  const near = await PGlite.create({ extensions: { pg_trgm } });
  await near.exec(`create extension pg_trgm; ${FILL}`);
  const far = await openDatabase({ folder: null });
  await far.db.execute(sql.raw(FILL));
  line(`trigram search over ${TITLES} titles`, [
    await delayDuring(() => near.query(SEARCH)),
    await delayDuring(() => far.db.execute(sql.raw(SEARCH))),
  ]);
  await near.close();
  await far.close();

  const tokeniser = createTokeniser();
  const sentences = Array.from({ length: SENTENCES }, () => SENTENCE);
  line(`first ${SENTENCES} Japanese sentences cut`, [
    await delayDuring(async () => {
      for (const sentence of sentences) await tokeniseSentence(sentence, "ja");
    }),
    await delayDuring(() => tokeniser.tokenise("ja", sentences)),
  ]);
  await tokeniser.close();
}

async function delayDuring(work: () => Promise<unknown>): Promise<Delay> {
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  await aTurn(); // the delay is measured by a timer, which must be running before the work starts and after it ends
  await work();
  await aTurn();
  histogram.disable();
  return histogram;
}

const aTurn = () => setTimeout(5);

function line(name: string, [near, far]: readonly [Delay, Delay]): void {
  const figures = [near.percentile(99), near.max, far.percentile(99), far.max];
  console.log(`  ${name.padEnd(34)} ${figures.map((ns) => (ns / 1e6).toFixed(1).padStart(8)).join(" ")}`);
}
