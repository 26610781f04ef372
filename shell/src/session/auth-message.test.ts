import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages as german } from "../messages/de/later/auth.ts";
import { authMessage } from "./auth-message.ts";
import { failureIn } from "./callback-failure.ts";

const germanFixed = { unexpectedError: "Ein unerwarteter Fehler ist aufgetreten" };
const refused = {
  name: "AuthApiError",
  code: "invalid_credentials",
  message: "Invalid login credentials",
};

afterEach(() => vi.unstubAllGlobals());

it("is the service's own in English, and ours where it gave no answer", () => {
  expect(authMessage(refused)).toBe(refused.message);
  expect(authMessage({ name: "AuthApiError", code: "new_code", message: "Of a new kind" })).toBe(
    "Of a new kind",
  );
  const unreachable = { name: "AuthRetryableFetchError", message: "Failed to fetch" };
  expect(authMessage(unreachable)).toBe("An unexpected error occurred");
  expect(authMessage(unreachable, "Failed to refresh user")).toBe("Failed to refresh user");
});

describe("in German", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: { lang: "de" } });
    vi.stubGlobal("lagomMessages", {
      "of_tests de": () => ({ fixed: germanFixed }),
      "of_tests de auth": () => ({ auth: german }),
    });
  });

  it("says in German what the code says, whatever the service's text", () => {
    expect(authMessage(refused)).toBe(german.errors.invalid_credentials);
    expect(authMessage({ ...refused, code: "user_already_exists" })).toBe(german.errors.email_exists);
    // The client leaves out the code where the service says that a session is over.
    const over = { name: "AuthSessionMissingError", message: "Auth session missing!" };
    expect(authMessage(over)).toBe(german.errors.session_not_found);
  });

  it("is a general message for a code that has none", () => {
    for (const code of ["new_code", "constructor", undefined])
      expect(authMessage({ ...refused, code })).toBe(germanFixed.unexpectedError);
  });

  it("leaves out the English description that an address carries", () => {
    const inAddress = (query: string) => failureIn(new URL(`http://localhost:3000/auth/callback?${query}`));
    expect(inAddress("error=access_denied&error_code=user_banned&error_description=User+is+banned")).toEqual({
      code: "user_banned",
      message: german.errors.user_banned,
    });
    expect(inAddress("error=server_error&error_description=Error+getting+user+email")?.message).toBe("");
  });
});
