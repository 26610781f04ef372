import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { answer, failure, type SessionBody, startAuth } from "./testing.ts";
import { writeRefreshToken } from "./tokens/refresh-token.ts";
import { isSealed } from "./tokens/sealed-key.ts";

let auth: Awaited<ReturnType<typeof startAuth>>;
let strict: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
  strict = await startAuth({ REFRESH_REUSE_SECONDS: "0" }, auth.database);
});
afterAll(async () => {
  await strict.close();
  await auth.close();
});

const NOT_FOUND = failure(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
const sessionsOf = (userId: string) =>
  auth.database.db.select().from(sessions).where(eq(sessions.userId, userId));

describe("refresh", () => {
  it("rotates the refresh token and preserves the session and its sign-in method", async () => {
    const before = await auth.signUp("rotate@example.com");
    const response = await auth.refresh(before.refresh_token);
    expect(response.statusCode).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    const after = response.json<SessionBody>();
    expect(after.user.id).toBe(before.user.id);
    expect(after.refresh_token).not.toBe(before.refresh_token);
    const [old, fresh] = [decodeJwt(before.access_token), decodeJwt(after.access_token)];
    expect(fresh.session_id).toBe(old.session_id);
    expect(fresh.amr).toEqual(old.amr);
  });

  it("notes the browser and system of whoever signs in or refreshes", async () => {
    const from = (browser: string) => ({
      headers: { "user-agent": `Mozilla/5.0 (X11; Linux x86_64) ${browser}/1` },
    });
    const body = { email: "devices@example.com", password: "correct horse" };
    const { refresh_token, user } = (await auth.call("POST /signup", { body, ...from("Firefox") })).json();
    const device = { browser: "Firefox", system: "Linux" };
    expect(await sessionsOf(user.id)).toMatchObject([device]);
    await auth.call("POST /token?grant_type=refresh_token", { body: { refresh_token }, ...from("Chrome") });
    expect(await sessionsOf(user.id)).toMatchObject([{ ...device, browser: "Chrome" }]);
  });

  it("gives 20 parallel refreshes of one token the same new token and one live session", async () => {
    const { refresh_token: token, user } = await auth.signUp("parallel@example.com");
    const replies = await Promise.all(Array.from({ length: 20 }, () => auth.refresh(token)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map((reply) => reply.json<SessionBody>().refresh_token)).size).toBe(1);
    expect(await sessionsOf(user.id)).toMatchObject([{ refreshCounter: 1 }]);
  });

  it("accepts the parent of the current token at any age", async () => {
    const first = await strict.signUp("parent@example.com");
    const second = (await strict.refresh(first.refresh_token)).json<SessionBody>();
    const again = (await strict.refresh(first.refresh_token)).json<SessionBody>();
    expect(again.refresh_token).toBe(second.refresh_token);
  });

  it("accepts older tokens within the reuse interval", async () => {
    const t0 = (await auth.signUp("interval@example.com")).refresh_token;
    const t1 = (await auth.refresh(t0)).json<SessionBody>().refresh_token;
    const t2 = (await auth.refresh(t1)).json<SessionBody>().refresh_token;
    expect((await auth.refresh(t0)).json<SessionBody>().refresh_token).toBe(t2);
  });

  it("ends the session if a spent token comes back later", async () => {
    const first = await strict.signUp("stolen@example.com");
    const t1 = (await strict.refresh(first.refresh_token)).json<SessionBody>().refresh_token;
    const last = (await strict.refresh(t1)).json<SessionBody>();
    expect(answer(await strict.refresh(first.refresh_token))).toEqual(
      failure(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
    );
    expect(answer(await strict.refresh(last.refresh_token))).toEqual(NOT_FOUND);
    expect(answer(await strict.call("GET /user", { token: last.access_token }))).toEqual(
      failure(403, "session_not_found", "Session from session_id claim in JWT does not exist"),
    );
    expect(await sessionsOf(first.user.id)).toEqual([]);
  });

  it("refuses a token with any character changed, and ends nobody's session", async () => {
    const { refresh_token: token, user } = await auth.signUp("tamper@example.com");
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === "A" ? "B" : "A";
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect((await auth.refresh(changed)).statusCode).toBe(400);
    }
    // The last character has unused bits: another spelling of the same bytes is not a token either.
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    for (const other of alphabet.replace(token.at(-1) ?? "", "")) {
      expect((await auth.refresh(token.slice(0, -1) + other)).statusCode).toBe(400);
    }
    expect(await sessionsOf(user.id)).toMatchObject([{ refreshCounter: 0 }]);
  });

  it("refuses a well-formed token that another key signed", async () => {
    const mine = await auth.signUp("mine@example.com");
    const theirs = await auth.signUp("theirs@example.com");
    const [session] = await sessionsOf(mine.user.id);
    const [target] = await sessionsOf(theirs.user.id);
    const forged = writeRefreshToken(target?.id ?? "", 0, session?.refreshKey ?? "");
    expect(answer(await auth.refresh(forged))).toEqual(NOT_FOUND);
    const ahead = writeRefreshToken(session?.id ?? "", 300, session?.refreshKey ?? "");
    expect(answer(await auth.refresh(ahead))).toEqual(
      failure(400, "validation_failed", "Invalid Refresh Token: Not Issued By This Server"),
    );
  });

  it("refuses anything that is not a token", async () => {
    expect(answer(await auth.refresh("abcdefghijk"))).toEqual(
      failure(400, "validation_failed", "Refresh token is not valid"),
    );
    expect(answer(await auth.refresh(""))).toEqual([
      400,
      { error: "invalid_request", error_description: "refresh_token required" },
    ]);
  });

  it("refuses a token in the oldest format, which another server issued", async () => {
    expect(answer(await auth.refresh("abcdefghijkl"))).toEqual(
      failure(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
    );
  });

  it("refuses a banned user", async () => {
    const { refresh_token: token, user } = await auth.signUp("ban-refresh@example.com");
    auth.accountStatuses.set(user.id, { role: null, bannedUntil: new Date("2999-01-01") });
    expect(answer(await auth.refresh(token))).toEqual(
      failure(400, "user_banned", "Invalid Refresh Token: User Banned"),
    );
  });
});

describe("the key of a session's refresh tokens", () => {
  const SECRET = { SIGNING_KEY_SECRET: "a secret of the tests, long enough" };
  const storedIn = async ({ database }: typeof auth) =>
    (await database.db.select().from(sessions))[0] ?? expect.fail("no session");

  it("stands encrypted in the database, so that a backup lets nobody refresh", async () => {
    const sealed = await startAuth(SECRET);
    const { refresh_token } = await sealed.signUp("sealed@example.com");
    const { id, refreshKey } = await storedIn(sealed);
    expect((await sealed.refresh(writeRefreshToken(id, 0, refreshKey))).statusCode).toBe(400);
    const refreshed = await sealed.refresh(refresh_token);
    expect(refreshed.statusCode).toBe(200);
    expect((await sealed.refresh(refreshed.json().refresh_token)).statusCode).toBe(200);
    await sealed.close();
  });

  it("is encrypted at the next refresh where it stood in plain text", async () => {
    const plain = await startAuth();
    const { refresh_token } = await plain.signUp("plain@example.com");
    const before = await storedIn(plain);
    const sealed = await startAuth(SECRET, plain.database);
    const { refresh_token: next } = (await sealed.refresh(refresh_token)).json();
    const { refreshKey } = await storedIn(plain);
    expect(refreshKey).not.toContain(before.refreshKey);
    expect(isSealed(refreshKey)).toBe(true);
    expect((await sealed.refresh(next)).statusCode).toBe(200);
    await sealed.close();
    await plain.close();
  });
});
