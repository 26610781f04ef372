import { expect, it } from "vitest";
import type { TestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { testUser } from "../../testing/tokens.ts";
import { recordActivity } from "./record-activity.queries.ts";
import { readStreak } from "./streak.queries.ts";

/** Where someone finishes an article: an instant, and the zone of the device. */
type Reading = [instant: string, zone: string];

/** Articles finished at these instants in one zone. */
export const daily = (zone: string, ...instants: string[]): Reading[] =>
  instants.map((instant) => [instant, zone]);

/** What a streak is after some reading. */
export interface StreakCase {
  name: string;
  /** In the order in which they arrive. */
  readings: Reading[];
  /** When the streak is asked for. */
  now: string;
  current: number;
  /** The state of each of the last days, oldest first. */
  last: string;
}

/** Tests each case: the reading goes into the database as a client's activities do. */
export function itCounts(api: TestApi, cases: readonly StreakCase[]): void {
  it.each(cases)("$name", async ({ readings, now, current, last }) => {
    const user = await testUser();
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    const { db } = api.database;
    for (const [instant, time_zone] of readings) {
      const { rewriteId: rewrite_id } = await addText(db);
      const finished = {
        activity_type: "article_finished",
        activity_data: {},
        rewrite_id,
        time_zone,
      } as const;
      await recordActivity(db, user.id, { ...finished, occurred_at: instant }, new Date(now));
    }
    const streak = await readStreak(db, user.id, new Date(now));
    expect(streak.current).toBe(current);
    const states = last.split(" ");
    expect(streak.week.slice(-states.length).map(({ state }) => state)).toEqual(states);
  });
}
