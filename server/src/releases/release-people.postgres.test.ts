import type { LogLine } from "@lagom/shared/contract/releases";
import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { releaseLogins } from "../schema/release-people.table.ts";
import { releaseTokens } from "../schema/release-tokens.table.ts";
import { users } from "../schema/users.table.ts";
import { testAdministrator } from "../testing/administrator.ts";
import { useTestApi } from "../testing/api.ts";
import { releasePeople } from "../testing/release-people.ts";
import { changeOver, publishOver, storeRelease, testRelease } from "../testing/releases.ts";
import { STRICT } from "../testing/strict-limits.ts";
import type { TestUser } from "../testing/tokens.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const strict = useTestApi(STRICT);
const { tokens, newId, live, state } = useReleases(api);
const people = releasePeople(api, () => tokens.operator.headers);

const get = async (url: string, headers: TestUser["headers"]) => {
  const reply = await api.app.inject({ url, headers });
  return { status: reply.statusCode, ...reply.json() };
};
const messageOf = (reply: { json(): { error: { message: string } } }) => reply.json().error.message;
const inPast = new Date(Date.now() - 1000);

describe("what a person may do", () => {
  let publisher: TestUser;
  let releaser: TestUser;
  let operator: TestUser;
  let nobody: TestUser;
  beforeAll(async () => {
    publisher = await people.member("books", "publisher");
    releaser = await people.member("books", "releaser");
    [operator, nobody] = [await testAdministrator(api, "operator"), await people.person()];
  });

  it("follows from their role in the team of that area, in the browser and by their token alike", async () => {
    await live("reader");
    const release = testRelease("books", newId());
    await storeRelease(api, release);
    const stored = release.record.id;
    const attempts = [
      { action: "promote", deployable: "books", release: stored, percent: 10 },
      { action: "withdraw", deployable: "books" },
      { action: "promote", deployable: "books", release: stored, force: true, why: "x" },
      { action: "promote", deployable: "books", release: (await state()).deployables.books?.live },
      { action: "rollback", deployable: "books" },
      { action: "promote", deployable: "reader", release: (await state()).deployables.reader?.live },
      { action: "freeze", deployable: "reader", why: "x" },
      { action: "unfreeze", deployable: "reader" },
      { action: "two-persons-on", deployable: "reader" },
      { action: "two-persons-off", deployable: "reader" },
    ];
    const may = async (headers: TestUser["headers"]) => {
      const done = [];
      for (const attempt of attempts) done.push((await changeOver(api, headers, attempt)).statusCode !== 403);
      const reader = testRelease("reader", newId());
      const books = testRelease("books", newId());
      for (const other of [books, reader])
        done.push((await publishOver(api, headers, other)).statusCode !== 403);
      return done.map(Number).join("");
    };
    for (const [user, expected] of [
      [publisher, "110000000010"],
      [releaser, "110110000010"],
      [operator, "111111111111"],
      [nobody, "000000000000"],
    ] as const) {
      expect([user.email, await may(user.headers)]).toEqual([user.email, expected]);
      if (user !== nobody) {
        const { headers } = await people.signIn(user);
        expect([user.email, await may(headers)]).toEqual([user.email, expected]);
      }
    }
  });

  it("is said in one line where it is refused", async () => {
    const { headers } = await people.signIn(publisher);
    const release = (await state()).deployables.books?.live;
    const refused = await changeOver(api, headers, { action: "promote", deployable: "books", release });
    expect(messageOf(refused)).toBe("You are a publisher of books; you may not promote books to everybody");
    await people.setRole("reader", publisher.email, "releaser");
    const freeze = { action: "freeze", deployable: "reader", why: "x" };
    expect(messageOf(await changeOver(api, headers, freeze))).toBe(
      "Only operators may freeze; you are a publisher of books and a releaser of reader",
    );
    await people.setRole("reader", publisher.email, null);
  });

  it("begins, changes and ends in the log: who was added as what, who was removed, and by whom", async () => {
    const { email } = await people.member("books", "publisher");
    for (const role of ["releaser", "releaser", null] as const) await people.setRole("books", email, role);
    const seen = async (by: TestUser["headers"]) =>
      (await get(`/api/releases/log?limit=10&area=books&person=${email}`, by)).log.map(
        ({ action, member, to, who }: LogLine) => [action, member, to, who],
      );
    const by = tokens.operator.name;
    expect(await seen(operator.headers)).toEqual([
      ["remove-member", email, null, by],
      ["add-member", email, "releaser", by],
      ["add-member", email, "publisher", by],
    ]);
    // Others may not find by their address who is no longer of their team.
    expect(await seen(releaser.headers)).toEqual([]);
    const { revision } = await get("/api/releases", operator.headers);
    expect((await get(`/api/releases/revisions/${revision}`, operator.headers)).status).toBe(200);
  });

  it("ends at once with their place in the team, and with their account", async () => {
    const leaver = await people.member("books", "releaser");
    const { headers } = await people.signIn(leaver);
    expect((await get("/api/releases", headers)).status).toBe(200);
    await people.setRole("books", leaver.email, null);
    for (const by of [headers, leaver.headers]) expect((await get("/api/releases", by)).status).toBe(403);
    await people.setRole("books", leaver.email, "releaser");
    const why = { action: "rollback", deployable: "books", why: "bye" };
    expect((await changeOver(api, headers, why)).statusCode).toBe(200);
    const newest = async (by: TestUser["headers"]) => (await get("/api/releases/log?limit=1", by)).log[0].who;
    expect(await newest(tokens.operator.headers)).toBe(leaver.email);
    const data = (await api.app.inject({ url: "/api/user/export", headers: leaver.headers })).json();
    expect(data).toMatchObject({
      release_teams: [{ area: "books", role: "releaser" }],
      release_tokens: [{ machine: "laptop", revoked_at: null }],
      release_changes: [
        { deployable: "books", action: "rollback", why: "bye" },
        ...["add-member", "remove-member", "add-member"].map((action) => ({ deployable: "books", action })),
      ],
    });
    expect(data.release_tokens[0]).not.toHaveProperty("hash");
    const gone = await api.app.inject({ method: "DELETE", url: "/api/user/me", headers: leaver.headers });
    expect(gone.statusCode).toBe(204);
    expect((await get("/api/releases", headers)).status).toBe(401);
    expect(await newest(tokens.operator.headers)).toBe("a former member");
    expect((await get("/api/releases", tokens.operator.headers)).deployables).toContainEqual(
      expect.objectContaining({ deployable: "books", by: "a former member" }),
    );
    const { members } = await get("/api/releases/team", tokens.operator.headers);
    expect(members.map(({ email }: TestUser) => email)).not.toContain(leaver.email);
  });

  it("is nothing while they are banned, nor by a token from before all their sessions were ended", async () => {
    const { headers } = await people.signIn(releaser);
    const set = (values: object) =>
      api.database.db.update(users).set(values).where(eq(users.id, releaser.id));
    await set({ bannedAt: inPast });
    expect((await get("/api/releases", headers)).status).toBe(403);
    await set({ bannedAt: null, signedOutAt: new Date(Date.now() + 1000) });
    expect(await get("/api/releases", headers)).toMatchObject({
      status: 401,
      error: { message: "All your sessions were ended; sign in again with: pnpm release login" },
    });
    await set({ signedOutAt: null });
    expect((await get("/api/releases", headers)).status).toBe(200);
  });

  it("does not show them the addresses of people of other teams", async () => {
    const other = await people.member("reader", "releaser");
    const shown = async ({ headers }: TestUser) => {
      const { deployables } = await get("/api/releases", headers);
      return deployables.find(({ deployable }: { deployable: string }) => deployable === "books").by;
    };
    const next = testRelease("books", newId());
    await storeRelease(api, next);
    const promote = { action: "promote", deployable: "books", release: next.record.id };
    expect((await changeOver(api, releaser.headers, promote)).statusCode).toBe(200);
    expect(await Promise.all([operator, releaser, publisher, other].map(shown))).toEqual([
      ...[releaser.email, releaser.email, releaser.email],
      "a member of another team",
    ]);
    await changeOver(api, operator.headers, { action: "rollback", deployable: "books" });
    expect(await Promise.all([publisher, other].map(shown))).toEqual(["an operator", "an operator"]);
    const found = await get(`/api/releases/log?person=${releaser.email}`, other.headers);
    expect(found.log).toEqual([]);
  });
});

describe("a team", () => {
  it("is made by operators of people who have an account, and seen by its members", async () => {
    const [anna, ben] = [
      await people.member("account", "releaser"),
      await people.member("reader", "publisher"),
    ];
    for (const by of [anna, await people.person()])
      expect((await people.setRole("account", ben.email, "releaser", by.headers)).statusCode).toBe(403);
    expect((await people.setRole("account", "nobody@example.com", "releaser")).json().error).toMatchObject({
      code: "not_found",
      details: [{ field: "email" }],
    });
    expect((await people.setRole("shell", anna.email, "releaser")).statusCode).toBe(400);
    await people.setRole("account", anna.email, "publisher");
    const of = async ({ headers }: Pick<TestUser, "headers">, query = "") => {
      const { members } = await get(`/api/releases/team${query}`, headers);
      return members.map(({ area, email, role }: Record<string, string>) => [area, email, role]);
    };
    expect(await of(anna)).toEqual([["account", anna.email, "publisher"]]);
    expect(await of(anna, "?area=reader")).toEqual([]);
    expect(await of(tokens.operator, "?area=account")).toEqual([["account", anna.email, "publisher"]]);
    expect(await get("/api/releases/me", anna.headers)).toMatchObject({
      ...{ name: anna.email, person: true, operator: false, token: null },
      teams: [{ area: "account", role: "publisher" }],
    });
    expect((await people.setRole("account", ben.email, null)).statusCode).toBe(404);
  });
});

describe("a token", () => {
  it("of a machine is valid for ninety days, or as long as asked, a year at most; then it is refused by name", async () => {
    const make = (payload: object) =>
      api.app.inject({
        method: "POST",
        url: "/api/releases/tokens",
        headers: tokens.operator.headers,
        payload,
      });
    const days = ({ expires_at }: { expires_at: string }) =>
      Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000);
    const made = (await make({ name: "ci", scope: "books" })).json();
    expect(days(made)).toBe(90);
    expect(days((await make({ name: "ci-365", scope: "books", days: 365 })).json())).toBe(365);
    const tooLong = (await make({ name: "ci-366", scope: "books", days: 366 })).json();
    expect(tooLong.error.details).toMatchObject([{ field: "days" }]);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await get("/api/releases/me", headers)).token).toEqual({
      name: "ci",
      expires_at: made.expires_at,
    });
    await api.database.db
      .update(releaseTokens)
      .set({ expiresAt: inPast })
      .where(eq(releaseTokens.name, "ci"));
    const refused = await get("/api/releases", headers);
    expect([refused.status, refused.error.message]).toEqual([
      401,
      expect.stringMatching(/^The token ci expired on \d{4}-\d\d-\d\d; an operator makes another one with: /),
    ]);
  });

  it("of a person is listed and revoked by themselves and by operators, and by nobody else", async () => {
    const [anna, ben] = [await people.member("books", "releaser"), await people.member("books", "releaser")];
    const [first, second] = [await people.signIn(anna), await people.signIn(anna, { days: 7 })];
    const list = async (headers: TestUser["headers"]) => (await get("/api/releases/tokens", headers)).tokens;
    expect(await list(ben.headers)).toEqual([]);
    expect(await list(second.headers)).toMatchObject([
      { name: second.name, scope: "person", person: anna.email, machine: "laptop", revoked_at: null },
      { name: first.name },
    ]);
    expect(await list(tokens.operator.headers)).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: first.name, person: anna.email })]),
    );
    const revoke = async (name: string, headers: TestUser["headers"]) =>
      (await api.app.inject({ method: "DELETE", url: `/api/releases/tokens/${name}`, headers })).statusCode;
    expect(await revoke(first.name, ben.headers)).toBe(404);
    expect(await revoke(tokens.team.name, anna.headers)).toBe(404);
    expect((await get("/api/releases", first.headers)).status).toBe(200);
    expect(await revoke(first.name, second.headers)).toBe(200);
    expect(await revoke(second.name, tokens.operator.headers)).toBe(200);
    for (const { headers } of [first, second]) expect((await get("/api/releases", headers)).status).toBe(401);
  });

  it("of a person ends with its time, and by signing out", async () => {
    const anna = await people.member("books", "releaser");
    const { headers, name, token } = await people.signIn(anna);
    await api.app.inject({ method: "POST", url: "/api/releases/logout", payload: { token: "x".repeat(30) } });
    expect((await get("/api/releases", headers)).status).toBe(200);
    await api.database.db
      .update(releaseTokens)
      .set({ expiresAt: inPast })
      .where(eq(releaseTokens.name, name));
    expect((await get("/api/releases", headers)).error.message).toMatch(
      /^Your token expired on \d{4}-\d\d-\d\d; sign in again with: pnpm release login$/,
    );
    const left = await people.signIn(anna);
    const out = { method: "POST", url: "/api/releases/logout", payload: { token: left.token } } as const;
    expect([(await api.app.inject(out)).statusCode, (await api.app.inject(out)).statusCode]).toEqual([
      204, 204,
    ]);
    expect((await get("/api/releases", left.headers)).status).toBe(401);
    expect(token).not.toBe(left.token);
  });

  it("is not given to more than twenty command lines of one person", async () => {
    const anna = await people.member("books", "releaser");
    for (let n = 0; n < 20; n++) await people.signIn(anna);
    const { code, secret } = await people.begin();
    await people.decide(code, anna);
    expect(messageOf(await people.poll(secret))).toMatch(/^You are signed in on 20 command lines; end one/);
  });
});

describe("signing in on a command line", () => {
  it("shows whoever confirms which machine asks, and gives the token once, to the holder of the secret", async () => {
    const anna = await people.member("books", "releaser");
    const { code, secret, link } = await people.begin({ days: 30 });
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(link).toBe(`http://localhost:3000/account?command-line=${code}`);
    expect((await people.poll(secret)).json()).toEqual({ signed_in: null });
    expect(
      await get(`/api/releases/logins/${code.toLowerCase().replace("-", " ")}`, anna.headers),
    ).toMatchObject({ code, machine: "laptop", address: "127.0.0.1", days: 30 });
    expect((await people.decide(code, anna)).statusCode).toBe(204);
    expect((await people.poll(`${secret.slice(1)}x`)).statusCode).toBe(404);
    const both = await Promise.all([people.poll(secret), people.poll(secret)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const { signed_in } = both.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    expect(signed_in).toMatchObject({ email: anna.email, token: expect.stringMatching(/^lagom_/) });
    const [stored] = await api.database.db
      .select()
      .from(releaseTokens)
      .where(eq(releaseTokens.name, signed_in.name));
    expect(JSON.stringify(stored)).not.toContain(signed_in.token);
  });

  it("works once, for one person, for ten minutes", async () => {
    const [anna, ben] = [await people.member("books", "releaser"), await people.member("books", "releaser")];
    const used = await people.begin();
    await people.decide(used.code, anna);
    expect((await people.decide(used.code, ben)).statusCode).toBe(404);
    expect((await people.decide(used.code, ben, false)).statusCode).toBe(404);
    expect((await people.poll(used.secret)).json().signed_in.email).toBe(anna.email);
    const late = await people.begin();
    expect(Date.parse(late.expires_at) - Date.now()).toBeGreaterThan(9.5 * 60_000);
    expect(Date.parse(late.expires_at) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
    await api.database.db.update(releaseLogins).set({ expiresAt: inPast });
    expect((await people.decide(late.code, anna)).statusCode).toBe(404);
    expect((await get(`/api/releases/logins/${late.code}`, anna.headers)).status).toBe(404);
    expect((await people.poll(late.secret)).statusCode).toBe(404);
    await people.begin();
    expect(await api.database.db.$count(releaseLogins)).toBe(1);
  });

  it("is refused by whoever does not know the machine, and to whoever may release nothing or is a visitor", async () => {
    const anna = await people.member("books", "releaser");
    const reader = await people.person();
    const { code, secret } = await people.begin();
    expect((await people.decide(code, reader)).statusCode).toBe(403);
    expect((await get(`/api/releases/logins/${code}`, reader.headers)).status).toBe(403);
    expect((await people.decide(code, { headers: { authorization: "" } })).statusCode).toBe(401);
    expect((await people.poll(secret)).json()).toEqual({ signed_in: null });
    expect((await people.decide(code, anna, false)).statusCode).toBe(204);
    expect(messageOf(await people.poll(secret))).toMatch(/^This sign-in was refused, or nobody confirmed it/);
  });
});

it("a sign-in is begun twenty times an hour by one address, and one account names sixty codes", async () => {
  const statuses = async (times: number, ask: (n: number) => InjectOptions) => {
    const codes = [];
    for (let n = 0; n < times; n++) codes.push((await strict.app.inject(ask(n))).statusCode);
    return [codes.at(-2), codes.at(-1)];
  };
  const begin = () => ({
    method: "POST" as const,
    url: "/api/releases/logins",
    payload: { machine: "laptop" },
  });
  expect(await statuses(21, begin)).toEqual([201, 429]);
  const { headers } = await testAdministrator(strict, "operator");
  const guess = (n: number) => ({
    url: `/api/releases/logins/BCDFGHJ${String.fromCharCode(65 + (n % 26))}`,
    headers,
  });
  expect(await statuses(61, guess)).toEqual([404, 429]);
});

describe("the log", () => {
  it("is narrowed to a person, an area and a time, in pages", async () => {
    const [anna, ben] = [await people.member("books", "releaser"), await people.member("books", "releaser")];
    const since = new Date().toISOString();
    for (const { headers } of [anna, ben, anna])
      await changeOver(api, headers, {
        action: "promote",
        deployable: "books",
        release: await stored(),
      });
    await live("reader");
    const log = async (query: string) =>
      (await get(`/api/releases/log?${query}`, tokens.operator.headers)).log.map(
        ({ deployable, who }: Record<string, string>) => `${deployable} ${who}`,
      );
    expect(await log(`person=${anna.email}&since=${since}`)).toEqual([
      `books ${anna.email}`,
      `books ${anna.email}`,
    ]);
    expect(await log(`since=${since}`)).toHaveLength(4);
    expect(await log(`since=${since}&area=books&person=${ben.email}`)).toEqual([`books ${ben.email}`]);
    expect(await log(`person=${tokens.operator.name}&area=reader&limit=1`)).toEqual([
      `reader ${tokens.operator.name}`,
    ]);
    const [newest] = (await get(`/api/releases/log?person=${anna.email}&limit=1`, anna.headers)).log;
    expect(await log(`person=${anna.email}&since=${since}&before=${newest.id}`)).toHaveLength(1);
  });

  async function stored(): Promise<string> {
    const release = testRelease("books", newId());
    await storeRelease(api, release);
    return release.record.id;
  }
});
