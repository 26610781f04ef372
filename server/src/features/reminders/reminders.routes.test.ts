import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createAccount } from "../../identity/auth/accounts.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { serverKeys } from "../../schema/server-keys.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { testBrowser } from "../../testing/push-service.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { REMINDER_PUSH } from "./reminder-jobs.ts";

const SECRET = "a secret of the tests, long enough";
const api = useTestApi({ SIGNING_KEY_SECRET: SECRET });

const TIMES = { email: true, hour: 7, days: [5, 1, 5], time_zone: "Asia/Tokyo" };
const KEYS = testBrowser("").subscription.keys;
const browser = (path: string) => testBrowser(`https://push.example.net/${path}`).subscription;

const call = (method: "GET" | "PUT" | "POST" | "DELETE", url: string, user?: TestUser, payload?: object) =>
  api.app.inject({
    method,
    url: `/api${url}`,
    headers: user?.headers ?? {},
    ...(payload ? { payload } : {}),
  });
const read = async (user: TestUser) => (await call("GET", "/user/reminders", user)).json();
const set = (user: TestUser, change: object = {}) =>
  call("PUT", "/user/reminders", user, { ...TIMES, ...change });
const subscribe = (user: TestUser, subscription: object) =>
  call("POST", "/user/push-subscriptions", user, subscription);
const end = (endpoint: string) => call("POST", "/push-subscriptions/delete", undefined, { endpoint });
const nextOf = async ({ id }: TestUser) =>
  (await api.database.db.select().from(reminders).where(eq(reminders.userId, id)))[0]?.nextAt;
/** Day of the week and hour, on the clocks of a zone. */
const clock = (timeZone: string, instant: Date | null | undefined) =>
  new Intl.DateTimeFormat("en", { timeZone, weekday: "short", hour: "2-digit", hourCycle: "h23" }).format(
    instant ?? 0,
  );

describe("reminders", () => {
  it("are off until they are set, and then due at the hour of the reader's day", async () => {
    const user = await testUser();
    expect(await read(user)).toEqual({
      email: false,
      hour: 19,
      days: [1, 2, 3, 4, 5, 6, 7],
      time_zone: null,
      address_confirmed: false,
      endpoints: [],
      push_key: expect.stringMatching(/^B[\w-]{86}$/),
    });
    expect((await set(user)).statusCode).toBe(204);
    expect(await read(user)).toMatchObject({ email: true, hour: 7, days: [1, 5], time_zone: "Asia/Tokyo" });
    expect(clock("Asia/Tokyo", await nextOf(user))).toMatch(/^(Mon|Fri),? 07$/);
    await set(user, { email: false });
    expect(await nextOf(user)).toBeNull();
  });

  it("follow the zone that the preferences name, as soon as they do", async () => {
    const user = await testUser();
    await set(user);
    await call("PUT", "/user/preferences", user, { time_zone: "America/New_York" });
    expect(await read(user)).toMatchObject({ time_zone: "America/New_York" });
    expect(clock("America/New_York", await nextOf(user))).toMatch(/^(Mon|Fri),? 07$/);
  });

  it("tell whether the address is confirmed", async () => {
    const account = { email: "eve@example.com", password: "a good password", fullName: "Eve" };
    const sub = await createAccount(api, { ...account, confirmed: true });
    expect(await read(await testUser({ sub, email: account.email }))).toMatchObject({
      address_confirmed: true,
    });
  });

  it.each([
    ["email", { email: "yes" }],
    ["hour", { hour: 24 }],
    ["days", { days: [] }],
    ["days.0", { days: [8] }],
    ["time_zone", { time_zone: "Mars/Olympus" }],
  ])("refuse a bad %s by name", async (field, change) => {
    const user = await testUser();
    const reply = await set(user, change);
    expect([reply.statusCode, reply.json().error.details[0].field]).toEqual([400, field]);
    expect(await nextOf(user)).toBeUndefined();
  });

  it("are made once for the server: the key of Web Push is encrypted in the database", async () => {
    const user = await testUser();
    const { push_key } = await read(user);
    expect((await read(await testUser())).push_key).toBe(push_key);
    const stored = await api.database.db.select().from(serverKeys);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.value).not.toContain(push_key);
  });
});

describe("a browser", () => {
  it("is reminded once it is subscribed, until whoever knows its address ends that", async () => {
    const user = await testUser();
    const { endpoint, ...rest } = browser("one");
    expect((await subscribe(user, { endpoint, ...rest })).statusCode).toBe(204);
    await subscribe(user, { endpoint, ...rest });
    expect(await read(user)).toMatchObject({ endpoints: [endpoint], email: false });
    expect(clock("Europe/Stockholm", await nextOf(user))).toMatch(/19$/);
    expect((await end(`${endpoint}s`)).statusCode).toBe(204);
    expect(await read(user)).toMatchObject({ endpoints: [endpoint] });
    await end(endpoint);
    expect(await read(user)).toMatchObject({ endpoints: [] });
    expect(await nextOf(user)).toBeNull();
  });

  it("goes on being reminded at another address for whoever knows the old one, and for nobody else", async () => {
    const [user, other] = [await testUser(), await testUser()];
    const old = browser("old").endpoint;
    const { endpoint, keys } = browser("new");
    const replace = (change: object = {}) =>
      call("POST", "/push-subscriptions/replace", undefined, {
        ...{ old_endpoint: old, endpoint, keys },
        ...change,
      });
    await subscribe(user, browser("old"));
    await subscribe(other, browser("new"));
    expect((await replace({ old_endpoint: browser("guessed").endpoint })).statusCode).toBe(204);
    expect([(await read(user)).endpoints, (await read(other)).endpoints]).toEqual([[old], [endpoint]]);
    const inside = await replace({ endpoint: "https://127.0.0.1/push" });
    expect(inside.json().error.details).toMatchObject([{ field: "endpoint" }]);
    expect((await replace()).statusCode).toBe(204);
    expect([(await read(user)).endpoints, (await read(other)).endpoints]).toEqual([[endpoint], []]);
    expect((await replace({ old_endpoint: endpoint })).statusCode).toBe(204);
    expect((await read(user)).endpoints).toEqual([endpoint]);
  });

  it("belongs to whoever subscribed with it last", async () => {
    const [before, after] = [await testUser(), await testUser()];
    await subscribe(before, browser("shared"));
    await subscribe(after, browser("shared"));
    expect(await read(before)).toMatchObject({ endpoints: [] });
    expect(await nextOf(before)).toBeNull();
    expect((await read(after)).endpoints).toHaveLength(1);
  });

  it("takes the place of the oldest where there are ten", async () => {
    const user = await testUser();
    for (let n = 0; n < 12; n++) await subscribe(user, browser(`many-${n}`));
    const { endpoints } = await read(user);
    expect(endpoints).toHaveLength(10);
    expect(endpoints[0]).toMatch(/many-11$/);
    const { db } = api.database;
    const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, user.id));
    expect(rows).toHaveLength(10);
  });

  it.each([
    ["endpoint", { endpoint: "http://push.example.net/1" }],
    ["endpoint", { endpoint: "https://127.0.0.1/1" }],
    ["endpoint", { endpoint: "https://push.example.net:8443/1" }],
    ["endpoint", { endpoint: "https://a:b@push.example.net/1" }],
    ["endpoint", { endpoint: "file:///etc/passwd" }],
    ["endpoint", { endpoint: `https://push.example.net/${"x".repeat(1024)}` }],
    ["keys.p256dh", { keys: { ...KEYS, p256dh: "short" } }],
    ["keys.auth", { keys: { ...KEYS, auth: "" } }],
    ["time_zone", { time_zone: "" }],
  ])("with a bad %s is refused by name: %j", async (field, part) => {
    const user = await testUser();
    const reply = await subscribe(user, { ...browser("bad"), ...part });
    expect([reply.statusCode, reply.json().error.details[0].field]).toEqual([400, field]);
    expect(await read(user)).toMatchObject({ endpoints: [] });
  });
});

it("a user takes reminders and browsers along, and takes them away with the account", async () => {
  const { db } = api.database;
  const account = { email: "gone@example.com", password: "a good password", fullName: "Gone" };
  const sub = await createAccount(api, { ...account, confirmed: true });
  const user = await testUser({ sub, email: account.email });
  await set(user);
  await subscribe(user, browser("gone"));
  const job = sql`pgboss.job where name = ${REMINDER_PUSH.name} and data ->> 'userId' = ${sub}`;
  const data = JSON.stringify({ userId: sub });
  await db.execute(
    sql`insert into pgboss.job (name, data, state) values (${REMINDER_PUSH.name}, ${data}, 'failed')`,
  );
  const exported = (await call("GET", "/user/export", user)).json();
  expect(exported.reminders).toMatchObject([{ hour: 7, days: [1, 5], email: true }]);
  expect(exported.push_subscriptions).toMatchObject([{ endpoint: browser("gone").endpoint }]);
  expect((await call("DELETE", "/user/me", user)).statusCode).toBe(204);
  for (const table of [reminders, pushSubscriptions])
    expect(await db.select().from(table).where(eq(table.userId, sub))).toEqual([]);
  expect((await db.execute(sql`select from ${job}`)).rows).toEqual([]);
});
