import { expect, test } from "vitest";
import { type LogEntry, logLine } from "./log-line.ts";

const entry: LogEntry = {
  revision: 214,
  at: "2026-11-21T22:14:00Z",
  who: "team-books",
  action: "promote",
  area: "books",
  from: "9d20aa1b2c3d4e5f",
  to: "41bb9f",
  why: null,
};

test("a change says area, action, releases and who", () => {
  expect(logLine(entry)).toBe("books promoted to 41bb9f (was 9d20aa1b2c) by team-books");
});

test("a first release has nothing before it, and an action it does not know is said as it is", () => {
  expect(logLine({ ...entry, from: null })).toBe("books promoted to 41bb9f by team-books");
  expect(logLine({ ...entry, area: null, action: "frozen", from: null, to: null })).toBe(
    "everything frozen by team-books",
  );
});
