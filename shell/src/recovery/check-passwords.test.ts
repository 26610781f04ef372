import { expect, it } from "vitest";
import { checkPasswords } from "./check-passwords.ts";

it("says first that the passwords differ, then that they are too short", () => {
  expect(checkPasswords("abc", "abd")).toBe("Passwords do not match");
  expect(checkPasswords("abc", "abc")).toBe("Password must be at least 6 characters long");
  expect(checkPasswords("abcdef", "abcdef")).toBeNull();
});
