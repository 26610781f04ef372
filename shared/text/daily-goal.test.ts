import { expect, test } from "vitest";
import { isInMinutes, progressOf } from "./daily-goal.ts";

test("a goal in minutes is reached by the second, and counts whole minutes", () => {
  const read = (seconds: number) => progressOf("minutes_5", { seconds, articles_finished: 3 });
  expect(read(0)).toEqual({ unit: "minutes", done: 0, target: 5, share: 0 });
  expect(read(299)).toMatchObject({ done: 4 });
  expect(read(299).share).toBeLessThan(1);
  expect(read(300)).toMatchObject({ done: 5, share: 1 });
  expect(read(900)).toMatchObject({ done: 15, share: 1 });
});

test("a goal of one text asks for no minutes", () => {
  const finish = (articles_finished: number) => progressOf("one_text", { seconds: 9999, articles_finished });
  expect(finish(0)).toEqual({ unit: "texts", done: 0, target: 1, share: 0 });
  expect(finish(2)).toEqual({ unit: "texts", done: 2, target: 1, share: 1 });
});

test("only a goal in minutes is brought nearer by each minute", () => {
  expect((["minutes_20", "one_text", null, undefined] as const).map(isInMinutes)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
