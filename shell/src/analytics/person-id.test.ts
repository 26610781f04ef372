import { expect, test } from "vitest";
import { mayBeAlias, mayBePerson } from "./person-id.ts";

test("an id that begins with the prefix of devices names no person, and is no alias", () => {
  expect(["ada", "device:ada", "ada$device:", "$device:", "$device:ada"].map(mayBePerson)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(mayBeAlias("$device:ada", "grace")).toBe(false);
});

test("an alias that is the current id is skipped", () => {
  expect(mayBeAlias("ada", "ada")).toBe(false);
  expect(mayBeAlias("ada", "grace")).toBe(true);
});
