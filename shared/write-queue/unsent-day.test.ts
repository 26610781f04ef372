import { expect, test } from "vitest";
import type { Today } from "../contract/user.ts";
import type { Entry } from "./entries.ts";
import { dayWithUnsent } from "./unsent-day.ts";

const NOW = new Date("2026-03-02T12:00:00Z");
const today = (state: "counted" | "today" = "today"): Today => ({
  day: "2026-03-02",
  seconds: 60,
  articles_finished: 1,
  streak: { current: 2, longest: 2, week: [{ day: "2026-03-02", state }], repaired_days: [] },
  reviews: 3,
  unfinished: null,
});

let last = 0;
const entry = (key: Entry["key"], request: Entry["request"]): Entry => {
  last += 1;
  return { id: `${last}`, user: "u", key, request, patient: true };
};
const activity = (activity_type: string, occurred_at: string, seconds: number, rewrite_id = 7) =>
  entry("POST /api/user/activities", {
    body: { activity_type, occurred_at, rewrite_id, activity_data: { seconds } },
  });
const review = (method: "PUT" | "DELETE", id: number, answer_id: string) =>
  entry(`${method} /api/user-words/{id}/reviews/{answer_id}`, { params: { id, answer_id } });
const shown = (waiting: Entry[], of = today(), now = NOW) => dayWithUnsent(of, waiting, "UTC", now);

test("with nothing that waits a day is as the server told it", () => {
  expect(shown([])).toEqual({ ...today(), streakKnown: true });
});

test("what was read today and waits to be sent counts, and what it does to the streak is not known", () => {
  const waiting = [
    activity("article_read", "2026-03-01T23:59:00Z", 500),
    activity("article_read", "2026-03-02T00:01:00Z", 90),
    activity("article_finished", "2026-03-02T00:02:00Z", 0, 8),
    activity("article_finished", "2026-03-02T00:03:00Z", 0, 8),
  ];
  expect(shown(waiting)).toMatchObject({ seconds: 150, articles_finished: 2, streakKnown: false });
  expect(shown(waiting, today("counted"))).toMatchObject({ seconds: 150, streakKnown: true });
});

test("words that were reviewed meanwhile wait no longer, unless that was taken back", () => {
  const waiting = [
    review("PUT", 1, "a"),
    review("PUT", 1, "b"),
    review("PUT", 2, "c"),
    review("DELETE", 2, "c"),
  ];
  expect(shown(waiting).reviews).toBe(2);
});

test("on a day that began since, only what waits is known", () => {
  const waiting = [activity("article_read", "2026-03-03T08:00:00Z", 30)];
  const day = shown(waiting, today("counted"), new Date("2026-03-03T09:00:00Z"));
  expect(day).toMatchObject({ day: "2026-03-03", seconds: 30, articles_finished: 0, streakKnown: false });
});
