import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { knownNetworks } from "../../schema/auth/known-networks.table.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { PASSWORD, startAuth } from "./testing.ts";

const PROXY = "192.0.2.1";
const BEHIND_PROXY = {
  ...STRICT,
  SIGNUP_AUTOCONFIRM: "false",
  TRUSTED_PROXIES: `${PROXY}/32`,
  MAILS_PER_HOUR: "100",
};
let auth: Awaited<ReturnType<typeof startAuth>>;
let strict: Awaited<ReturnType<typeof startAuth>>;
beforeAll(async () => {
  auth = await startAuth();
  strict = await startAuth(BEHIND_PROXY, auth.database);
});
afterAll(async () => {
  await strict.close();
  await auth.close();
});

/** An address in a network of its own. */
const stranger = (n: number) => `10.${100 + (n >> 8)}.${n % 256}.1`;
const signIn = (email: string, password: string, from: string) =>
  strict.call("POST /token?grant_type=password", { body: { email, password }, from });
const recover = (email: string, from: string) => strict.call("POST /recover", { body: { email }, from });

describe("behind a proxy", () => {
  it("each caller is counted, by what a trusted proxy says", async () => {
    const signUp = (forwarded: string, from = PROXY) =>
      strict.call("POST /signup", {
        body: { email: "a@b.c", password: "short" },
        from,
        headers: { "x-forwarded-for": forwarded },
      });
    for (let i = 0; i < 30; i++) expect((await signUp("203.0.113.1")).statusCode).toBe(422);
    const refused = await signUp("203.0.113.1");
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("over_request_rate_limit");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signUp("203.0.113.2")).statusCode).toBe(422);
    // No other sender of the header is trusted.
    for (let i = 0; i < 30; i++) await signUp(`203.0.113.${i}`, "198.51.100.1");
    expect((await signUp("203.0.113.99", "198.51.100.1")).statusCode).toBe(429);
  });

  it("limits hold across the processes that share a database", async () => {
    if (auth.database.kind === "pglite") return; // it has one process
    const other = await startAuth(BEHIND_PROXY, auth.database);
    const attempt = (host: typeof other) =>
      host.call("POST /verify", { body: { type: "recovery", token_hash: "x" }, from: "198.51.100.7" });
    for (let i = 0; i < 15; i++)
      for (const host of [strict, other]) expect((await attempt(host)).statusCode).toBe(403);
    for (const host of [strict, other]) expect((await attempt(host)).statusCode).toBe(429);
    await other.close();
  });
});

describe("wrong passwords", () => {
  it("from anywhere never lock the owner out of a network that has signed in before", async () => {
    await auth.signUp("owner@example.com");
    const home = "198.51.100.20";
    expect((await signIn("owner@example.com", PASSWORD, home)).statusCode).toBe(200);
    for (let n = 0; n < 40; n++) await signIn("owner@example.com", "wrong password", stranger(n));
    expect((await signIn("owner@example.com", PASSWORD, home)).statusCode).toBe(200);
  });

  it("from the owner's own network never keep the owner out, but slow down their sender there", async () => {
    await auth.signUp("resident@example.com");
    await auth.signUp("newcomer@example.com");
    const home = "198.51.100.22";
    expect((await signIn("resident@example.com", PASSWORD, home)).statusCode).toBe(200);
    for (let n = 0; n < 40; n++) await signIn("resident@example.com", "wrong password", home);
    expect((await signIn("resident@example.com", PASSWORD, home)).statusCode).toBe(200);
    expect((await signIn("resident@example.com", "wrong password", home)).statusCode).toBe(400);
    expect((await signIn("newcomer@example.com", PASSWORD, home)).statusCode).toBe(429);
  });

  it("slow down sign-ins from a new network, of which two may wait", async () => {
    await auth.signUp("traveller@example.com");
    const wrong = (n: number) => signIn("traveller@example.com", "wrong password", stranger(800 + n));
    for (let n = 0; n < 30; n++) expect((await wrong(n)).statusCode).toBe(400);
    const replies = await Promise.all([30, 31, 32, 33].map(wrong));
    expect(replies.map(({ statusCode }) => statusCode)).toContain(400);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(429);
    for (const { statusCode, headers } of replies)
      if (statusCode === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const right = await signIn("traveller@example.com", PASSWORD, "198.51.100.23");
    expect(right.statusCode).toBe(200);
  });

  it("keep nobody out of a network where a session is still refreshed, however long ago it signed in", async () => {
    const home = "198.51.100.24";
    const { user } = await auth.signUp("stays@example.com");
    const daysPass = (days: number) =>
      auth.database.db
        .update(knownNetworks)
        .set({ lastAt: sql`${knownNetworks.lastAt} - ${days}::int * interval '1 day'` })
        .where(eq(knownNetworks.userId, user.id));
    const { refresh_token } = (await signIn("stays@example.com", PASSWORD, home)).json();
    await daysPass(80);
    const body = { refresh_token };
    const refreshed = await strict.call("POST /token?grant_type=refresh_token", { body, from: home });
    expect(refreshed.statusCode).toBe(200);
    await daysPass(80);
    for (let n = 0; n < 31; n++) await signIn("stays@example.com", "wrong password", home);
    expect((await signIn("stays@example.com", PASSWORD, home)).statusCode).toBe(200);
  });

  it("slow down their sender, whichever accounts they are for", async () => {
    const from = "198.51.100.30";
    for (let n = 0; n < 30; n++) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3000 }); // the limit for all calls is per minute
      expect((await signIn(`guess${n}@example.com`, "wrong password", from)).statusCode).toBe(400);
    }
    expect((await signIn("guess@example.com", PASSWORD, from)).statusCode).toBe(429);
    vi.useRealTimers();
  });

  it("count the same for an address without an account", async () => {
    for (let n = 0; n < 30; n++) {
      const reply = await signIn("nobody@example.com", "wrong password", stranger(300 + n));
      expect(reply.statusCode).toBe(400);
    }
    const more = await Promise.all(
      [400, 401, 402, 403].map((n) => signIn("nobody@example.com", PASSWORD, stranger(n))),
    );
    const statuses = more.map(({ statusCode }) => statusCode);
    expect(statuses).toContain(400);
    expect(statuses).toContain(429);
  });
});

describe("mails", () => {
  it("for one caller cannot use up those that others need to recover their accounts", async () => {
    await auth.signUp("locked-out@example.com");
    const from = "198.51.100.40";
    const sent: number[] = [];
    for (let n = 0; n < 110; n++) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11_000 }); // beyond the limit of sign-ups
      const body = { email: `mass${n}@example.com`, password: PASSWORD };
      sent.push((await strict.call("POST /signup", { body, from })).statusCode);
    }
    vi.useRealTimers();
    expect(sent.filter((status) => status === 200)).toHaveLength(60);
    expect((await recover("locked-out@example.com", "198.51.100.41")).statusCode).toBe(200);
    expect(await strict.mailsTo("locked-out@example.com")).toHaveLength(1);
  });

  it("that remain are reserved for recovery", async () => {
    const few = await startAuth({ ...BEHIND_PROXY, MAILS_PER_HOUR: "5" });
    const loose = await startAuth({}, few.database);
    const signUp = (n: number) =>
      few.call("POST /signup", {
        body: { email: `few${n}@example.com`, password: PASSWORD },
        from: stranger(500 + n),
      });
    await loose.signUp("keeps@example.com");
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await signUp(n)).statusCode);
      await few.mailsTo("");
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const reply = await few.call("POST /recover", {
      body: { email: "keeps@example.com" },
      from: stranger(600),
    });
    expect(reply.statusCode).toBe(200);
    expect(await few.mailsTo("keeps@example.com")).toHaveLength(1);
    await loose.close();
    await few.close();
  });

  it("to one address are six per hour, whoever requests them, and whoever asks for a seventh is told", async () => {
    await auth.signUp("flooded@example.com");
    const replies = new Map<string, unknown[]>();
    for (const email of ["flooded@example.com", "unknown@example.com"]) {
      const answers: unknown[] = [];
      for (let n = 0; n < 10; n++) {
        await strict.letPass(email, "2 minutes");
        const reply = await recover(email, stranger(700 + n));
        const wait = Number(reply.headers["retry-after"] ?? 0);
        answers.push([reply.statusCode, reply.json().code, wait > 60 && wait <= 3600]);
        await strict.mailsTo(email); // before time passes again
      }
      replies.set(email, answers);
    }
    const refused = [429, "over_email_send_rate_limit", true];
    const expected = [...Array(6).fill([200, undefined, false]), ...Array(4).fill(refused)];
    expect(replies.get("flooded@example.com")).toEqual(expected);
    expect(replies.get("unknown@example.com")).toEqual(expected);
    expect(await strict.mailsTo("flooded@example.com")).toHaveLength(6);
  });

  it("to one address that strangers ask for do not keep its owner from recovering the account", async () => {
    await auth.signUp("signed-up-again@example.com");
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      const body = { email: "signed-up-again@example.com", password: PASSWORD };
      statuses.push((await strict.call("POST /signup", { body, from: stranger(720 + n) })).statusCode);
      await strict.letPass("signed-up-again@example.com", "2 minutes");
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await recover("signed-up-again@example.com", stranger(730))).statusCode).toBe(200);
    expect(await strict.mailsTo("signed-up-again@example.com")).toHaveLength(1);
  });

  it("of a change that others ask to be resent count for the address that they go to", async () => {
    const to = "wanted@example.com";
    const { access_token: token } = await auth.signUp("changes@example.com");
    expect((await strict.call("PUT /user", { token, body: { email: to } })).statusCode).toBe(200);
    for (let n = 0; n < 4; n++) {
      await strict.mailsTo(to);
      await strict.letPass("changes@example.com", "2 minutes");
      const body = { type: "email_change", email: "changes@example.com" };
      await strict.call("POST /resend", { body, from: stranger(740 + n) });
    }
    expect(await strict.mailsTo(to)).toHaveLength(5);
    for (let n = 0; n < 2; n++) {
      await strict.letPass(to, "2 minutes");
      const { statusCode } = await strict.call("POST /otp", { body: { email: to }, from: stranger(750 + n) });
      expect(statusCode).toBe(n === 0 ? 200 : 429);
    }
  });

  it("are enough for a class behind one address, and for its home network of IPv6", async () => {
    const roomy = await startAuth({ ...BEHIND_PROXY, MAILS_PER_HOUR: "200" });
    const signUp = (email: string, from: string) =>
      roomy.call("POST /signup", { body: { email, password: PASSWORD }, from });
    for (const [room, from] of [
      ["a", () => "198.51.100.60"],
      ["b", (n: number) => `2001:db8:0:1::${n.toString(16)}`],
    ] as const)
      for (let n = 0; n < 30; n++)
        expect((await signUp(`${room}${n}@example.com`, from(n))).statusCode).toBe(200);
    await roomy.mailsTo("");
    await roomy.close();
  });

  it("per caller are as many as the operator sets", async () => {
    const tight = await startAuth({ ...BEHIND_PROXY, MAILS_PER_CALLER: "2" });
    const ask = (n: number) =>
      tight.call("POST /recover", { body: { email: `t${n}@example.com` }, from: "198.51.100.61" });
    for (const [n, status] of [200, 200, 429].entries()) expect((await ask(n)).statusCode).toBe(status);
    await tight.close();
  });
});

it("ten attempts to change one account's password are made in five minutes, from wherever they come", async () => {
  const { access_token: token } = await auth.signUp("guessed@example.com");
  const guess = (n: number) =>
    strict.call("PUT /user", {
      body: { password: "another password", current_password: `guess ${n}` },
      token,
      from: stranger(400 + n),
    });
  for (let n = 0; n < 10; n++) expect((await guess(n)).json().code).toBe("current_password_invalid");
  expect((await guess(10)).json().code).toBe("over_request_rate_limit");
});
