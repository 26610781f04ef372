import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, failure, startAuth } from "./testing.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.close());

const logout = (token: string, query = "") => auth.call(`POST /logout${query}`, { token });
const isLive = async (token: string) => (await auth.call("GET /user", { token })).statusCode === 200;

async function threeSessions(email: string): Promise<[string, string, string]> {
  const a = (await auth.signUp(email)).access_token;
  const b = (await auth.signIn(email)).access_token;
  const c = (await auth.signIn(email)).access_token;
  return [a, b, c];
}

describe("sign-out", () => {
  it("takes effect on the server at once", async () => {
    const { access_token: token, refresh_token: refresh } = await auth.signUp("out@example.com");
    const response = await logout(token, "?scope=local");
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    expect(answer(await auth.call("GET /user", { token }))).toEqual(
      failure(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
    );
    expect(answer(await auth.refresh(refresh))).toEqual(
      failure(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
    );
  });

  it("ends exactly the sessions of its scope", async () => {
    const [a, b, c] = await threeSessions("scopes@example.com");
    const stranger = (await auth.signUp("stranger@example.com")).access_token;
    expect(answer(await logout(a, "?scope=x"))).toEqual(
      failure(400, "validation_failed", 'Unsupported logout scope "x"'),
    );
    expect(await Promise.all([a, b, c].map(isLive))).toEqual([true, true, true]);
    await logout(a, "?scope=local");
    expect(await Promise.all([a, b, c].map(isLive))).toEqual([false, true, true]);
    await logout(b, "?scope=others");
    expect(await Promise.all([a, b, c].map(isLive))).toEqual([false, true, false]);
    expect(await isLive(stranger)).toBe(true);
  });

  it("ends all of them by default", async () => {
    const [a, b, c] = await threeSessions("global@example.com");
    await logout(b);
    expect(await Promise.all([a, b, c].map(isLive))).toEqual([false, false, false]);
  });

  it("requires a token", async () => {
    expect((await auth.call("POST /logout")).statusCode).toBe(401);
  });
});
