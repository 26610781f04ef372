import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { beyondBounds, planReads } from "./check-plans.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

it("no read of the contract takes more from large tables than it shows", { timeout: 120_000 }, async () => {
  const sizes = { articles: 5000, books: 25_000, words: 50_000, activities: 250_000 };
  const findings = await planReads(postgres.url("postgres"), sizes, "random_page_cost = 1");
  expect(findings.length).toBeGreaterThan(60);
  expect(beyondBounds(findings)).toEqual([]);
});
