import { expect, test } from "vitest";
import type { ReleaseRecord } from "../record.ts";
import { checkSizes } from "./size-check.ts";

/** A release of books whose pages load scripts of these sizes, in kilobytes, beside an entry of 30 KB. */
function release(pages: Record<string, number>): ReleaseRecord {
  const file = (kilobytes: number) => ({ integrity: "", bytes: kilobytes * 1024 });
  return {
    deployable: "books",
    id: "0000000000a1",
    entry: "entry.js",
    files: {
      "entry.js": file(30),
      ...Object.fromEntries(
        Object.entries(pages).map(([page, kilobytes]) => [`${page}.js`, file(kilobytes)]),
      ),
    },
    exposes: Object.fromEntries(
      Object.keys(pages).map((page) => [page, { scripts: [`${page}.js`], styles: [] }]),
    ),
    ranges: {},
    names: {},
    revision: null,
    author: "test",
    created_at: "2026-11-29T00:00:00.000Z",
  };
}

test("a page that loads more than is allowed is refused, with both figures", () => {
  const { problems } = checkSizes(release({ books: 5000, book: 470 }), undefined, () => 500);
  expect(problems).toEqual(["books loads 5030 KB, 500 KB are allowed (PAGE_BUDGET_KB)"]);
});

test("what a page loads more or less than the live release is told, and nothing of one that is as large or new", () => {
  const live = release({ books: 100, book: 100, list: 100 });
  const { notes, problems } = checkSizes(
    release({ books: 160, book: 88, list: 100, liked: 20 }),
    live,
    () => 500,
  );
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    "books loads 190 KB, 60 KB more than live",
    "book loads 118 KB, 12 KB less than live",
  ]);
});
