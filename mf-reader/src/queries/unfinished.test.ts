import { expect, test } from "vitest";
import { unfinishedOf } from "./unfinished.ts";

const read = (article_id: number, rewrite_id: number, finished: boolean) => ({
  article_id,
  rewrite_id,
  finished,
  title: "Havet",
  category: "science" as const,
  language: "svenska" as const,
  lang: "sv" as const,
  level: "A2" as const,
  read_percent: 10,
  last_at: "2026-01-01T00:00:00.000Z",
});

test("what was opened last and not finished is gone on with", () => {
  expect(unfinishedOf([read(1, 1, true), read(2, 2, false), read(3, 3, false)])?.article_id).toBe(2);
  expect(unfinishedOf([])).toBeNull();
});

test("an article that was finished at another level is not, whichever was opened last", () => {
  expect(unfinishedOf([read(1, 10, false), read(1, 11, true)])).toBeNull();
  expect(unfinishedOf([read(1, 11, true), read(1, 10, false), read(2, 20, false)])?.article_id).toBe(2);
});
