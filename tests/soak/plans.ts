import { beyondBounds, planReads } from "@lagom/server/testing/plans/check-plans";
import { FULL } from "@lagom/server/testing/plans/fill-tables";
import { startPostgres } from "@lagom/server/testing/postgres";

/** The largest of what was read, which is printed. */
const SHOWN = 15;

/** Makes each read of the contract on tables of a large product, as `plans.postgres.test.ts` does on smaller ones. @returns whether all is bounded */
export async function soakPlans(): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const findings = await planReads(postgres.url("postgres"), FULL);
    const beyond = beyondBounds(findings);
    const { articles, words, activities } = FULL;
    console.log(
      `${findings.length} statements on ${articles} articles, ${words} words, ${activities} activities`,
    );
    const largest = findings.toSorted((one, other) => other.rows - one.rows).slice(0, SHOWN);
    for (const { url, rows, node, blocks, milliseconds } of largest)
      console.log(`  ${rows} rows (${node}), ${blocks} pages, ${milliseconds.toFixed(1)} ms: ${url}`);
    for (const finding of beyond) console.log("BEYOND THE BOUNDS", finding);
    return beyond.length === 0;
  } finally {
    await postgres.stop();
  }
}
