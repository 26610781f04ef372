import { describe } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { daily, itCounts, type StreakCase } from "./testing.ts";

const api = useTestApi();

const SPRING = "Europe/Stockholm, clocks forward (a day of 23 hours)";
const AUTUMN = "Europe/Stockholm, clocks back (a day of 25 hours)";

const CASES: StreakCase[] = [
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
    last: "counted",
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
    last: "counted counted",
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
    last: "counted",
  },
  {
    name: "Africa/Cairo, clocks forward at midnight: the day begins at one",
    readings: daily(
      "Africa/Cairo",
      "2026-04-23T21:59:00Z",
      "2026-04-23T22:01:00Z",
      "2026-04-24T20:59:00Z",
      "2026-04-24T21:01:00Z",
    ),
    now: "2026-04-25T10:00:00Z",
    current: 3,
    last: "counted counted counted",
  },
  {
    name: "Africa/Cairo, clocks back at midnight: the hour before it comes twice and is one day",
    readings: daily("Africa/Cairo", "2026-10-29T20:30:00Z", "2026-10-29T21:30:00Z", "2026-10-29T22:30:00Z"),
    now: "2026-10-30T10:00:00Z",
    current: 2,
    last: "counted counted",
  },
];

describe("where clocks change, days begin at odd minutes or a journey leads over the date line, the streak of", () => {
  itCounts(api, CASES);
});
