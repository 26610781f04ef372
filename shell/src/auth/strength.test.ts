import { expect, it } from "vitest";
import { strengthOf } from "./strength.ts";

it.each([
  ["abc123", "weak"],
  ["password", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["tr4in-tik", "fair"],
  ["correct horse battery", "strong"],
  ["潮が満ちてくる夜", "strong"],
] as const)("%s is %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
