import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setReminders } from "../../features/reminders/reminders.queries.ts";
import { createUnsubscribing } from "../../features/reminders/unsubscribe.ts";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { createApp } from "../../platform/http/app.ts";
import { reminders } from "../../schema/reminders.table.ts";
import { users } from "../../schema/users.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { unsubscribeRoutes } from "./unsubscribe.routes.ts";

const config = readConfig({ LOG_LEVEL: "silent" });
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  app = await createApp({ config });
  await unsubscribeRoutes(app, { db: database.db, config });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A reader with mails. @returns the path of the link in them */
async function mailed(): Promise<{ id: string; path: string }> {
  const { db } = database;
  const id = randomUUID();
  await db.insert(users).values({ id, email: `${id}@example.com` });
  await setReminders(db, id, { email: true, hour: 19, days: [1], time_zone: "UTC" });
  const link = await createUnsubscribing(db, config).linkOf(id);
  return { id, path: link.slice(config.webUrl.length) };
}
const rowOf = async (id: string) =>
  (await database.db.select().from(reminders).where(eq(reminders.userId, id)))[0];

it.each([
  ["a mail program posts", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "another one posts as a form with parts",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ["the button of the page posts", "application/x-www-form-urlencoded", ""],
])("%s: mails end at once, without signing in and for that reader alone", async (_, type, payload) => {
  const [reader, other] = [await mailed(), await mailed()];
  const reply = await app.inject({
    method: "POST",
    url: reader.path,
    headers: { "content-type": type },
    payload,
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([200, undefined]);
  expect(reply.body).toContain("No more reminder mails");
  expect(await rowOf(reader.id)).toMatchObject({ email: false, nextAt: null });
  expect(await rowOf(other.id)).toMatchObject({ email: true, nextAt: expect.any(Date) });
});

it("opening the link asks for one press and changes nothing, since mail scanners open links", async () => {
  const { id, path } = await mailed();
  const reply = await app.inject({ url: path });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<form method="post"><button>Stop these mails</button></form>');
  expect(reply.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  expect(await rowOf(id)).toMatchObject({ email: true });
});

it("the page is in the language of its reader", async () => {
  const { path } = await mailed();
  const { body, headers } = await app.inject({ url: path, headers: { cookie: "lagom-language=de" } });
  expect(body).toContain('<html lang="de" dir="ltr">');
  expect(body).toContain("<h1>Keine Erinnerungen mehr per E-Mail?</h1>");
  expect(headers["content-language"]).toBe("de");
});

it.each(["GET", "POST"] as const)("%s with a link that nobody signed changes nothing", async (method) => {
  const [reader, other] = [await mailed(), await mailed()];
  const forged = [
    reader.path.replace(/signature=.*/, "signature="),
    reader.path.replace(/signature=.{4}/, "signature=AAAA"),
    reader.path.replace(reader.id, other.id),
    reader.path.replace(/\?.*/, ""),
    reader.path.replace(/user=/, "user=1&user="),
  ];
  for (const url of forged) {
    const reply = await app.inject({ method, url });
    expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining("does not work")]);
  }
  for (const { id } of [reader, other]) expect(await rowOf(id)).toMatchObject({ email: true });
});
