import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { addText } from "../testing/texts.ts";
import { testUser } from "../testing/tokens.ts";
import { recordActivity } from "./record-activity.queries.ts";
import { readStreak } from "./streak.queries.ts";

const api = useTestApi();

/** Where someone finishes an article: an instant, and the zone of the device. */
type Reading = [instant: string, zone: string];

const daily = (zone: string, ...instants: string[]): Reading[] => instants.map((instant) => [instant, zone]);

interface Case {
  name: string;
  /** In the order in which they arrive. */
  readings: Reading[];
  /** When the streak is asked for. */
  now: string;
  current: number;
  /** The state of each of the last days, oldest first. */
  last: string;
}

const SPRING = "Europe/Stockholm, clocks forward (a day of 23 hours)";
const AUTUMN = "Europe/Stockholm, clocks back (a day of 25 hours)";

const CASES: Case[] = [
  {
    name: `${SPRING}: one minute before and after midnight on both sides`,
    readings: daily(
      "Europe/Stockholm",
      "2026-03-28T22:59:00Z",
      "2026-03-28T23:01:00Z",
      "2026-03-29T21:59:00Z",
      "2026-03-29T22:01:00Z",
    ),
    now: "2026-03-30T10:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: `${SPRING}: the hour that does not exist breaks nothing`,
    readings: daily(
      "Europe/Stockholm",
      "2026-03-28T01:30:00Z",
      "2026-03-29T01:30:00Z",
      "2026-03-30T01:30:00Z",
    ),
    now: "2026-03-30T10:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: `${AUTUMN}: the hour that comes twice is one day`,
    readings: daily(
      "Europe/Stockholm",
      "2026-10-24T20:00:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
      "2026-10-26T20:00:00Z",
    ),
    now: "2026-10-26T22:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: `${AUTUMN}: 25 hours between two readings are the next day still`,
    readings: daily("Europe/Stockholm", "2026-10-24T22:05:00Z", "2026-10-25T23:05:00Z"),
    now: "2026-10-26T10:00:00Z",
    current: 2,
    last: "counted counted",
  },
  {
    name: "America/New_York, clocks forward, read at 22:26, which is the next day in UTC",
    readings: daily(
      "America/New_York",
      "2026-03-08T03:26:00Z",
      "2026-03-09T02:26:00Z",
      "2026-03-10T02:26:00Z",
    ),
    now: "2026-03-10T03:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "America/New_York, clocks back",
    readings: daily(
      "America/New_York",
      "2026-11-01T03:50:00Z",
      "2026-11-02T04:50:00Z",
      "2026-11-03T04:50:00Z",
    ),
    now: "2026-11-03T04:55:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "Australia/Lord_Howe, whose clocks move by half an hour",
    readings: daily(
      "Australia/Lord_Howe",
      "2026-04-04T12:45:00Z",
      "2026-04-05T13:15:00Z",
      "2026-04-06T13:15:00Z",
    ),
    now: "2026-04-06T13:20:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "Asia/Kathmandu, 45 minutes off: 23:59 and 00:01 are two days",
    readings: daily("Asia/Kathmandu", "2026-05-10T18:14:00Z", "2026-05-10T18:16:00Z"),
    now: "2026-05-11T06:00:00Z",
    current: 2,
    last: "counted counted",
  },
  {
    name: "Asia/Kolkata, 30 minutes off: 00:01 and 23:59 are one day",
    readings: daily("Asia/Kolkata", "2026-05-10T18:31:00Z", "2026-05-11T18:29:00Z"),
    now: "2026-05-11T18:29:30Z",
    current: 1,
    last: "missed counted",
  },
  {
    name: "Pacific/Chatham, 12 hours and 45 minutes off",
    readings: daily(
      "Pacific/Chatham",
      "2026-06-01T11:14:00Z",
      "2026-06-01T11:16:00Z",
      "2026-06-02T11:16:00Z",
    ),
    now: "2026-06-02T12:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "east over the date line: the day that the journey left out is repaired",
    readings: [
      ["2026-07-10T20:00:00Z", "Pacific/Honolulu"],
      ["2026-07-11T20:00:00Z", "Pacific/Honolulu"],
      ["2026-07-12T20:00:00Z", "Pacific/Kiritimati"],
    ],
    now: "2026-07-12T22:00:00Z",
    current: 3,
    last: "counted counted repaired counted",
  },
  {
    name: "west over the date line: the day that comes twice counts once",
    readings: [
      ["2026-07-10T20:00:00Z", "Pacific/Kiritimati"],
      ["2026-07-11T20:00:00Z", "Pacific/Kiritimati"],
      ["2026-07-12T06:00:00Z", "Pacific/Honolulu"],
      ["2026-07-13T06:00:00Z", "Pacific/Honolulu"],
    ],
    now: "2026-07-13T07:00:00Z",
    current: 2,
    last: "missed counted counted",
  },
  {
    name: "west over the date line: asked on a day before the last that counts, nothing is lost",
    readings: [
      ["2026-07-10T10:30:00Z", "Pacific/Kiritimati"],
      ["2026-07-11T10:30:00Z", "Pacific/Kiritimati"],
      ["2026-07-11T11:30:00Z", "Pacific/Honolulu"],
    ],
    now: "2026-07-11T12:00:00Z",
    current: 2,
    last: "missed missed counted",
  },
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
  it.each(CASES)("$name", async ({ readings, now, current, last }) => {
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
