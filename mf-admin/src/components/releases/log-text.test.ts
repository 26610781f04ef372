import { expect, test } from "vitest";
import { logText } from "./log-text.ts";

const line = {
  revision: 214,
  who: "team-books",
  action: "promote",
  deployable: "books",
  from: "9d20aa1b2c3d",
  to: "41bb9f000000",
  percent: null,
  why: null,
  approved_by: null,
  member: null,
  forced: false,
  gate: null,
};

test("a change says deployable, action, releases and who", () => {
  expect(logText(line)).toBe("books promoted to 41bb9f000000 (was 9d20aa1b2c3d) by team-books");
  expect(logText({ ...line, from: null })).toBe("books promoted to 41bb9f000000 by team-books");
  expect(logText({ ...line, percent: 10 })).toBe(
    "41bb9f000000 of books tried in 10 % of browsers by team-books",
  );
  expect(logText({ ...line, from: null, approved_by: "ben@example.com" })).toBe(
    "books promoted to 41bb9f000000 by team-books, approved by ben@example.com",
  );
  expect(logText({ ...line, from: null, approved_by: "ben@example.com", forced: true })).toBe(
    "books promoted to 41bb9f000000 by team-books, approved by ben@example.com by force",
  );
  expect(logText({ ...line, action: "freeze", to: null })).toBe("books frozen by team-books");
  expect(logText({ ...line, action: "pause" })).toBe(
    "Roll-out of 41bb9f000000 of books paused by team-books",
  );
});

test("a change of a team says who was added as what, or removed, and by whom", () => {
  const team = { ...line, member: "ann@example.com", from: null };
  expect(logText({ ...team, action: "add-member", to: "publisher" })).toBe(
    "ann@example.com added to the team of books as publisher by team-books",
  );
  expect(logText({ ...team, action: "remove-member", to: null })).toBe(
    "ann@example.com removed from the team of books by team-books",
  );
});

test("a change of the whole set says so, and an unknown action is shown as it is", () => {
  const whole = { ...line, deployable: null, from: null };
  expect(logText({ ...whole, action: "restore", to: "7" })).toBe(
    "Everything brought back to revision 7 by team-books",
  );
  expect(logText({ ...whole, action: "shaken", to: null })).toBe("shaken by team-books");
});
