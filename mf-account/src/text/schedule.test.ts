import type { Schedule } from "@lagom/shared/contract/reviews";
import type { ReviewRating } from "@lagom/shared/text/review";
import { expect, test } from "vitest";
import { schedulesAfter } from "./schedule.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** The same answers as in the server's test, with the same results. */
test("a schedule is the same as the server's for the same answers at the same times", () => {
  let schedule: Schedule | null = null;
  const answer = (rating: ReviewRating, minutes: number) => {
    schedule = schedulesAfter(schedule, at(minutes))[rating];
    return schedule;
  };
  expect(answer("good", 0)).toMatchObject({ state: "learning", due: at(10).toISOString(), reps: 1 });
  expect(answer("good", 10)).toMatchObject({ state: "review", due: at(10 + 2 * 1440).toISOString() });
  expect(answer("again", 10 + 2 * 1440)).toMatchObject({
    state: "relearning",
    lapses: 1,
    due: at(20 + 2 * 1440).toISOString(),
  });
});

test("a better answer never brings a word back sooner", () => {
  const { again, hard, good, easy } = schedulesAfter(null, NOW);
  const dues = [again, hard, good, easy].map(({ due }) => Date.parse(due));
  expect(dues).toEqual(dues.toSorted((a, b) => a - b));
});
