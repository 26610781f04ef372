import { expect, it } from "vitest";
import { postgresUrl } from "../database.ts";
import { beyondBounds, planReads } from "./check-plans.ts";

it("no read of the contract takes more from large tables than it shows", async () => {
  const sizes = { articles: 5000, books: 10_000, words: 50_000, activities: 100_000 };
  const findings = await planReads(await postgresUrl(), sizes, "random_page_cost = 1");
  expect(findings.length).toBeGreaterThan(60);
  expect(beyondBounds(findings)).toEqual([]);
});
