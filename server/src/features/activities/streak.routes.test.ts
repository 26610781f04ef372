import { describe, expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { testUser } from "../../testing/tokens.ts";
import { recordActivity } from "./record-activity.queries.ts";
import { readStreak } from "./streak.queries.ts";
import { daily, itCounts, type StreakCase } from "./testing.ts";

const api = useTestApi();

const CASES: StreakCase[] = [
  {
    name: "offline reading that is synced late mends the streak it belongs to",
    readings: daily(
      "Europe/Stockholm",
      "2026-08-01T12:00:00Z",
      "2026-08-05T12:00:00Z",
      "2026-08-02T12:00:00Z",
      "2026-08-04T12:00:00Z",
      "2026-08-03T12:00:00Z",
    ),
    now: "2026-08-05T18:00:00Z",
    current: 5,
    last: "counted counted counted counted counted",
  },
  {
    name: "a day read offline takes the place of its repair, which is free again",
    readings: daily(
      "Europe/Stockholm",
      "2026-08-01T12:00:00Z",
      "2026-08-03T12:00:00Z",
      "2026-08-05T12:00:00Z",
      "2026-08-02T12:00:00Z",
    ),
    now: "2026-08-05T18:00:00Z",
    current: 4,
    last: "counted counted counted repaired counted",
  },
  {
    name: "two devices in two zones, one day each: each day once",
    readings: [
      ["2026-08-01T21:00:00Z", "Europe/London"],
      ["2026-08-01T21:30:00Z", "Europe/London"],
      ["2026-08-02T08:00:00Z", "Europe/Stockholm"],
      ["2026-08-02T08:30:00Z", "Europe/London"],
    ],
    now: "2026-08-02T20:00:00Z",
    current: 2,
    last: "counted counted",
  },
  {
    name: "leap day",
    readings: daily(
      "Europe/Stockholm",
      "2028-02-28T12:00:00Z",
      "2028-02-29T12:00:00Z",
      "2028-03-01T12:00:00Z",
    ),
    now: "2028-03-01T18:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "no leap day: February 28 is followed by March 1",
    readings: daily("Europe/Stockholm", "2027-02-28T12:00:00Z", "2027-03-01T12:00:00Z"),
    now: "2027-03-01T18:00:00Z",
    current: 2,
    last: "counted counted",
  },
  {
    name: "repair not used: the streak waits a day for it",
    readings: daily("Europe/Stockholm", "2026-09-01T12:00:00Z", "2026-09-02T12:00:00Z"),
    now: "2026-09-04T12:00:00Z",
    current: 2,
    last: "counted counted repaired today",
  },
  {
    name: "repair not used in time: two missed days end the streak",
    readings: daily("Europe/Stockholm", "2026-09-01T12:00:00Z", "2026-09-02T12:00:00Z"),
    now: "2026-09-05T12:00:00Z",
    current: 0,
    last: "counted counted missed missed today",
  },
  {
    name: "repair used: another missed day within the week ends the streak",
    readings: daily(
      "Europe/Stockholm",
      "2026-09-01T12:00:00Z",
      "2026-09-03T12:00:00Z",
      "2026-09-05T12:00:00Z",
    ),
    now: "2026-09-05T18:00:00Z",
    current: 1,
    last: "counted repaired counted missed counted",
  },
  {
    name: "repair used: after a week there is another",
    readings: daily(
      "Europe/Stockholm",
      "2026-09-01T12:00:00Z",
      "2026-09-03T12:00:00Z",
      "2026-09-04T12:00:00Z",
      "2026-09-05T12:00:00Z",
      "2026-09-06T12:00:00Z",
      "2026-09-07T12:00:00Z",
      "2026-09-08T12:00:00Z",
      "2026-09-10T12:00:00Z",
    ),
    now: "2026-09-10T18:00:00Z",
    current: 8,
    last: "counted counted counted counted counted repaired counted",
  },
];

describe("the streak of", () => {
  itCounts(api, CASES);

  it("a zone chosen in the preferences is that zone, wherever the device is", async () => {
    const user = await testUser();
    await api.app.inject({
      method: "PUT",
      url: "/api/user/preferences",
      headers: user.headers,
      payload: { time_zone: "Asia/Tokyo" },
    });
    const { db } = api.database;
    const { rewriteId: rewrite_id } = await addText(db);
    const now = new Date("2026-05-10T16:00:00Z");
    const finished = { activity_type: "article_finished", activity_data: {}, rewrite_id } as const;
    await recordActivity(db, user.id, { ...finished, time_zone: "America/New_York" }, now);
    const { week } = await readStreak(db, user.id, now);
    expect(week.at(-1)).toEqual({ day: "2026-05-11", state: "counted" });
  });

  it("two devices that report at once is kept right", async () => {
    const user = await testUser();
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    const { db } = api.database;
    const days = ["2026-08-01", "2026-08-02", "2026-08-03", "2026-08-04", "2026-08-05", "2026-08-06"];
    const texts = await Promise.all(days.map(() => addText(db)));
    const now = new Date("2026-08-06T20:00:00Z");
    await Promise.all(
      days.map((day, i) => {
        const finished = { activity_type: "article_finished", activity_data: {} } as const;
        const at = { rewrite_id: texts[i]?.rewriteId, occurred_at: `${day}T12:00:00Z`, time_zone: "UTC" };
        return recordActivity(db, user.id, { ...finished, ...at }, now);
      }),
    );
    expect(await readStreak(db, user.id, now)).toMatchObject({ current: 6, longest: 6 });
  });
});
