import { describe, expect, it } from "vitest";
import { nextReminder } from "./next-reminder.ts";

const DAILY = [1, 2, 3, 4, 5, 6, 7];
const WEEKDAYS = [1, 2, 3, 4, 5];

describe("the next reminder is at the hour of the reader's own day", () => {
  it.each([
    ["later today", "Europe/Stockholm", 19, DAILY, "2026-11-27T12:00:00Z", "2026-11-27T18:00:00Z"],
    [
      "tomorrow once the hour has come",
      "Europe/Stockholm",
      19,
      DAILY,
      "2026-11-27T18:00:00Z",
      "2026-11-28T18:00:00Z",
    ],
    ["where it is tomorrow already", "Asia/Tokyo", 7, DAILY, "2026-11-27T20:00:00Z", "2026-11-27T22:00:00Z"],
    [
      "where it is still yesterday",
      "America/Los_Angeles",
      22,
      DAILY,
      "2026-11-28T02:00:00Z",
      "2026-11-28T06:00:00Z",
    ],
    [
      "with minutes in the offset",
      "Asia/Kathmandu",
      8,
      DAILY,
      "2026-11-27T12:00:00Z",
      "2026-11-28T02:15:00Z",
    ],
    [
      "on the days chosen: Friday evening to Monday",
      "Europe/Stockholm",
      19,
      WEEKDAYS,
      "2026-11-27T20:00:00Z",
      "2026-11-30T18:00:00Z",
    ],
    [
      "on a single day of the week, a week later",
      "UTC",
      9,
      [5],
      "2026-11-27T09:00:00Z",
      "2026-12-04T09:00:00Z",
    ],
    [
      "the same on the clock after it goes back",
      "Europe/Stockholm",
      19,
      DAILY,
      "2026-10-24T18:00:00Z",
      "2026-10-25T18:00:00Z",
    ],
    [
      "an hour that is skipped, once it is over",
      "Europe/Stockholm",
      2,
      DAILY,
      "2027-03-27T12:00:00Z",
      "2027-03-28T01:00:00Z",
    ],
    ["midnight", "Europe/Stockholm", 0, DAILY, "2026-11-27T12:00:00Z", "2026-11-27T23:00:00Z"],
  ])("%s", (_, timeZone, hour, days, after, expected) => {
    expect(nextReminder({ hour, days, timeZone }, new Date(after)).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  it("and an hour that comes twice is not taken twice", () => {
    const times = { hour: 2, days: DAILY, timeZone: "Europe/Stockholm" };
    const first = nextReminder(times, new Date("2026-10-24T12:00:00Z"));
    const second = nextReminder(times, first);
    expect([first, second].map((at) => at.toISOString().slice(0, 10))).toEqual(["2026-10-25", "2026-10-26"]);
  });
});
