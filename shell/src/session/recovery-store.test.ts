import { beforeAll, describe, expect, it, vi } from "vitest";

let recoveryTokenIn: typeof import("./recovery-store.ts").recoveryTokenIn;
beforeAll(async () => {
  vi.stubGlobal("location", new URL("http://localhost:3000/"));
  ({ recoveryTokenIn } = await import("./recovery-store.ts"));
});

const inAddress = (rest: string) =>
  recoveryTokenIn(new URL(`http://localhost:3000/auth/reset-password${rest}`));

describe("the recovery token of an address", () => {
  it("is taken from the query, by either name", () => {
    expect(inAddress("?type=recovery&token_hash=abc")).toEqual({ hash: "abc" });
    expect(inAddress("?token=pkce_abc&type=recovery")).toEqual({ hash: "pkce_abc" });
  });

  it("is taken from the fragment, as the implicit flow gives it", () => {
    const rest = "#access_token=a.b.c&refresh_token=r&type=recovery";
    expect(inAddress(rest)).toEqual({ accessToken: "a.b.c", refreshToken: "r" });
  });

  it("needs both type=recovery and a token", () => {
    expect(inAddress("?type=recovery")).toBeNull();
    expect(inAddress("?token_hash=abc")).toBeNull();
    expect(inAddress("?type=signup&token_hash=abc")).toBeNull();
    expect(inAddress("#access_token=a.b.c&type=recovery")).toBeNull();
  });
});
