import { expect, test } from "vitest";
import { pageNumberIn, withChoice, withPage } from "./list-state.ts";

test.each([
  ["page=4", 4],
  ["", 1],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=2.5", 1],
  ["page=last", 1],
])("%s is page %i", (address, page) => {
  expect(pageNumberIn(new URLSearchParams(address))).toBe(page);
});

test("paging keeps the filters, and the first page is left out of the URL", () => {
  expect(withPage(new URLSearchParams("q=a&page=2"), 3).toString()).toBe("q=a&page=3");
  expect(withPage(new URLSearchParams("q=a&page=2"), 1).toString()).toBe("q=a");
});

test("another filter begins at the first page; an empty one is removed", () => {
  expect(withChoice(new URLSearchParams("q=a&page=2"), "sort", "email").toString()).toBe("q=a&sort=email");
  expect(withChoice(new URLSearchParams("q=a&page=2"), "q", "").toString()).toBe("");
});
