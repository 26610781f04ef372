import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { beyondBounds, planReads } from "./check-plans.ts";

/** At this size the planner still reads them whole through an index; `pnpm soak plans` checks them too. */
const READ_WHOLE = /books|ratings/;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it("no read of the contract takes more from large tables than it shows", { timeout: 120_000 }, async () => {
  const sizes = { articles: 5000, books: 20_000, words: 50_000, activities: 250_000 };
  const findings = await planReads(postgres.url("postgres"), sizes, [
    "enable_seqscan = off",
    "enable_mergejoin = off",
  ]);
  expect(findings.length).toBeGreaterThan(60);
  expect(beyondBounds(findings).filter(({ node }) => !READ_WHOLE.test(node))).toEqual([]);
});
