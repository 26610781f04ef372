import { expect, it } from "vitest";
import { strings } from "../strings-later.ts";
import { failureIn, wordsFor } from "./callback-failure.ts";

const inAddress = (rest: string) => failureIn(new URL(`http://localhost:3000/auth/callback${rest}`));

it("reads a failure from the query or the fragment", () => {
  const account = { code: "access_denied", message: "Cancelled there" };
  expect(inAddress("?error=access_denied&error_description=Cancelled+there")).toEqual(account);
  expect(inAddress("#error=access_denied&error_description=Cancelled+there&sb=")).toEqual(account);
  expect(inAddress("?error=invalid_request&error_code=bad_oauth_state")).toMatchObject({
    code: "bad_oauth_state",
  });
  expect(inAddress("?code=abc")).toBeNull();
});

it("has words of its own for what a person can mend, and else the service's", () => {
  expect(wordsFor({ code: "otp_expired", message: "x" })).toBe(strings.authPages.failures.otp_expired);
  expect(wordsFor({ code: "server_error", message: "Error getting user email" }).text).toBe(
    "Error getting user email",
  );
  expect(wordsFor({ code: "constructor", message: "" }).text).toBe(strings.authPages.callbackFailed);
});
