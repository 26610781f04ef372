import { expect, it } from "vitest";
import { restBeforeSearch } from "./typing-pace.ts";

/** How many searches go out for so many letters at an even pace. */
function searchesFor(letters: number, gap: number): number {
  let searches = 0;
  for (let at = 0; at < letters; at += 1) {
    const rest = restBeforeSearch(at === 0 ? undefined : gap);
    const isLast = at === letters - 1;
    if (isLast || rest < gap) searches += 1;
  }
  return searches;
}

it.each([30, 80, 150, 250, 350, 500, 650])(
  "ten letters, one in %i ms, cost three searches at most",
  (gap) => {
    expect(searchesFor(10, gap)).toBeLessThanOrEqual(3);
  },
);

it("never lets a reader wait for more than 0.7 s", () => {
  for (const gap of [undefined, 10, 300, 690, 5000]) expect(restBeforeSearch(gap)).toBeLessThanOrEqual(700);
});
