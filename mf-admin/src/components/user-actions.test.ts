import { expect, test } from "vitest";
import { actionsFor, type User } from "./user-actions.ts";

const user: User = {
  id: "4b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11",
  email: "ada@example.com",
  role: "user",
  banned: false,
  created_at: "2026-11-21T12:00:00.000Z",
  last_day: null,
  words_read: 0,
  saved_words: 0,
};
const me = (role: "admin" | "operator", id = "1b2f4e2e-93c4-4d0b-9a0c-6a7e1c1c7a11") => ({
  id,
  email: "boss@example.com",
  role,
  created_at: user.created_at,
});
const idsFor = (...given: Parameters<typeof actionsFor>) => actionsFor(...given).map(({ id }) => id);

test("an administrator bans, signs out and deletes readers; roles are for operators", () => {
  expect(idsFor(user, me("admin"))).toEqual(["ratings", "ban", "sign-out", "delete"]);
  expect(idsFor(user, me("operator"))).toEqual(["ratings", "ban", "admin", "operator", "sign-out", "delete"]);
});

test("nobody is offered to change themselves, nor an administrator another one", () => {
  expect(idsFor({ ...user, role: "operator" }, me("operator", user.id))).toEqual(["ratings"]);
  expect(idsFor({ ...user, role: "admin" }, me("admin"))).toEqual(["ratings"]);
  expect(idsFor(user, undefined)).toEqual(["ratings"]);
});

test("only what cannot be undone wants the address typed", () => {
  const typed = actionsFor(user, me("operator")).filter(({ ask }) => ask?.typed);
  expect(typed.map(({ id, ask }) => [id, ask?.typed])).toEqual([["delete", user.email]]);
});

test("a ban is asked about in red, letting somebody in again is not", () => {
  const asked = [user, { ...user, banned: true }].flatMap((one) => actionsFor(one, me("admin")));
  const bans = asked.filter(({ id }) => id === "ban");
  expect(bans.map(({ ask }) => ask?.harmless)).toEqual([false, true]);
});

test("each question and each message afterwards knows the address in it", () => {
  for (const { ask } of actionsFor(user, me("operator")))
    if (ask) {
      expect([ask.address, ask.change.address]).toEqual([user.email, user.email]);
      expect(ask.text).toContain(user.email);
      expect(ask.change.done).toContain(user.email);
    }
});
