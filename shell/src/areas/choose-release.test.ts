import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import { expect, test } from "vitest";
import { chooseRelease } from "./choose-release.ts";

const release = (id: string): AreaRelease => ({ id, entry: `/releases/books/${id}/entry.js`, integrity: "" });
const document = (books: NonNullable<ReleaseDocument["areas"]["books"]>): ReleaseDocument => ({
  environment: "e",
  revision: 1,
  worker: true,
  shell: { live: { id: "s", scripts: [], styles: [] }, fallback: null },
  areas: { books },
});
const none: ReadonlySet<string> = new Set();
const chosen = (given: ReleaseDocument, bucket: number, broken = none) =>
  chooseRelease(given, "books", { bucket, broken })?.id;

const canary = document({
  live: release("live"),
  canary: { ...release("canary"), percent: 10 },
  fallback: release("before"),
});

test("a canary goes to its share of browsers, the live release to all others", () => {
  expect(chosen(canary, 0)).toBe("canary");
  expect(chosen(canary, 9)).toBe("canary");
  expect(chosen(canary, 10)).toBe("live");
  expect(chosen(canary, 100)).toBe("live");
});

test("what failed in the tab gives way: a canary to the live release, that to the one before", () => {
  expect(chosen(canary, 0, new Set(["books/canary"]))).toBe("live");
  expect(chosen(canary, 0, new Set(["books/canary", "books/live"]))).toBe("before");
  expect(chosen(canary, 0, new Set(["books/canary", "books/live", "books/before"]))).toBeUndefined();
});

test("a release of another area with the same id is another release", () => {
  expect(chosen(canary, 50, new Set(["reader/live"]))).toBe("live");
});

test("an area without a release shows none", () => {
  expect(chooseRelease(canary, "reader", { bucket: 0, broken: none })).toBeUndefined();
});
