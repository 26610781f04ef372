import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import fastify, { type FastifyInstance } from "fastify";
import { importJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAccounts } from "../../identity/session/accounts.ts";
import { type Config, readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { createJobQueue, type JobQueue } from "../../platform/jobs/queue.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { rateLimits } from "../../schema/auth/rate-limits.table.ts";
import { sessions } from "../../schema/auth/sessions.table.ts";
import { authUsers } from "../../schema/auth/users.table.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { users } from "../../schema/users.table.ts";
import { savedWords } from "../../schema/words.table.ts";
import { testDatabase } from "../../testing/database.ts";
import { testPushService } from "../../testing/push-service.ts";
import { freePort, testSmtpServer } from "../../testing/smtp.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { changePreferences } from "../preferences/preferences.queries.ts";
import { REMINDER_MAIL, REMINDER_PUSH } from "../reminders/reminder-jobs.ts";
import { addBrowser, setReminders } from "../reminders/reminders.queries.ts";
import { scheduleReminder } from "../reminders/schedule.queries.ts";
import { createUnsubscribing } from "../reminders/unsubscribe.ts";
import { findDueReminders } from "./find-due.ts";
import { sendReminderMails } from "./send-reminder-mails.ts";
import { sendReminderPushes } from "./send-reminder-pushes.ts";

/** A Friday, 19:00 in Stockholm. */
const EVENING = new Date("2027-03-05T18:00:00Z");
const DAY = "2027-03-05";
const later = (hours: number) => new Date(EVENING.getTime() + hours * 3_600_000);
const DAILY = [1, 2, 3, 4, 5, 6, 7];
const AT_SEVEN = { email: true, hour: 19, days: DAILY, time_zone: "Europe/Stockholm" };

let database: Database;
let config: Config;
let post: Awaited<ReturnType<typeof testSmtpServer>>;
let service: Awaited<ReturnType<typeof testPushService>>;
let queue: JobQueue;
let now = EVENING;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  database = await testDatabase();
  post = await testSmtpServer();
  service = await testPushService();
  config = readConfig({
    LOG_LEVEL: "silent",
    SMTP_URL: post.url,
    MAIL_FROM: "Lagom <post@lagom.example>",
    PUBLIC_WEB_URL: "https://lagom.example",
    FETCH_ALLOW: service.host,
    ...STRICT,
    MAILS_PER_HOUR: "1000",
  });
  queue = await startNode();
});
beforeEach(async () => {
  await database.db.delete(users);
  await database.db.delete(authUsers);
  await database.db.delete(rateLimits);
  post.mails.length = 0;
  service.received.length = 0;
  now = EVENING;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await Promise.all([post.close(), service.close(), database.close()]);
});

/** A node that finds who is due, and sends. */
async function startNode(settings = config): Promise<JobQueue> {
  const node = createJobQueue(database, { kinds: [REMINDER_MAIL, REMINDER_PUSH] });
  const { db } = database;
  const deps = { db, database, config: settings, accounts: createAccounts(settings, db) };
  node.work(
    REMINDER_MAIL,
    sendReminderMails(deps, () => now),
  );
  node.work(
    REMINDER_PUSH,
    sendReminderPushes(deps, () => now),
  );
  const app = fastify();
  node.serve(app);
  apps.push(app);
  await app.ready();
  return node;
}

const jobs = async () => (await database.db.execute(sql`select name, state from pgboss.job`)).rows;
/** Looks who is due, and waits until all is sent. */
async function remind(at = now): Promise<void> {
  now = at;
  await findDueReminders(database.db, queue, at);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), { interval: 10, timeout: 20_000 });
}

interface Reader {
  confirmed?: boolean;
  banned?: boolean;
}

async function reader({ confirmed = true, banned = false }: Reader = {}): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await database.db.insert(users).values({ id, email, bannedAt: banned ? new Date() : null });
  const emailConfirmedAt = confirmed ? new Date() : null;
  await database.db.insert(authUsers).values({ id, email, metadata: {}, emailConfirmedAt });
  return id;
}

/** A reader who gets mails at seven in the evening. */
async function mailed(who: Reader = {}, times: Partial<typeof AT_SEVEN> = {}): Promise<string> {
  const id = await reader(who);
  await setReminders(database.db, id, { ...AT_SEVEN, ...times });
  await scheduleReminder(database.db, id, later(-12));
  return id;
}

/** A reader whose browser is reminded at seven in the evening. */
async function pushed(path: string, sessionId: string | null = null) {
  const id = await reader();
  const browser = service.browser(path);
  await addBrowser(database.db, { id, sessionId }, browser.subscription);
  await scheduleReminder(database.db, id, later(-12));
  return { id, browser };
}

async function saveWords(userId: string, count: number): Promise<void> {
  await database.db.insert(savedWords).values(
    Array.from({ length: count }, (_, n) => ({
      userId,
      sourceWord: `ord${n}`,
      wordKey: `ord${n}`,
      translatedWord: `word${n}`,
      sourceLang: "sv" as const,
      targetLang: "en" as const,
    })),
  );
}

/** The day's mail to a user as it is written into a folder, before it is encoded for SMTP. */
async function mailInFolder(userId: string): Promise<Mail> {
  const dataFolder = await mkdtemp(join(tmpdir(), "lagom-reminders-"));
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const { db } = database;
  const settings = { ...config, SMTP_URL: undefined, dataFolder };
  const work = sendReminderMails(
    { db, database, config: settings, accounts: createAccounts(settings, db) },
    () => EVENING,
  );
  await work({ data: { userId, to: "", purpose: "reminder", day: DAY }, isFirstAttempt: true });
  printed.mockRestore();
  const [name = ""] = await readdir(join(dataFolder, "mail"));
  const mail = JSON.parse(await readFile(join(dataFolder, "mail", name), "utf8")) as Mail;
  await rm(dataFolder, { recursive: true });
  return mail;
}

const count = (day: string, userId: string, figures: object) =>
  database.db.insert(activityDaily).values({ userId, day, language: "sv", level: "A2", ...figures });
const browsersOf = (userId: string) =>
  database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));

describe("a reminder by mail", () => {
  it("says how many words are due, and carries a link that ends it with one click", async () => {
    const id = await mailed();
    await saveWords(id, 12);
    await remind();
    const [mail] = post.mails;
    expect(mail?.to).toBe(`${id}@example.com`);
    expect(mail?.source).toContain("Subject: 12 words are due");
    expect(mail?.source).toContain("https://lagom.example/my-words?review");
    const link = await createUnsubscribing(database.db, config).linkOf(id);
    expect(mail?.source).toContain(`List-Unsubscribe: <${link}>\r\n`);
    expect(mail?.source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  });

  it.each([
    [1, "1 Wort ist fällig"],
    [12, "12 Wörter sind fällig"],
  ])("of %i words is in the reader's own language, and its link ends it there", async (due, subject) => {
    const id = await mailed();
    await changePreferences(database.db, id, { source_language: "Deutsch" }, undefined);
    await saveWords(id, due);
    const mail = await mailInFolder(id);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain("Jetzt wiederholen:\nhttps://lagom.example/my-words?review\n");
    expect(mail.html).toContain('<html lang="de" dir="ltr">');
    const [, link = ""] = /\nDiese E-Mails abbestellen:\n(\S+)/.exec(mail.text) ?? [];
    const query = Object.fromEntries(new URL(link).searchParams);
    expect(await createUnsubscribing(database.db, config).userOf(query)).toBe(id);
  });

  it("comes once a day at the hour, and again on the next day", async () => {
    await mailed();
    await remind(later(-0.1));
    expect(post.mails).toHaveLength(0);
    for (const at of [EVENING, later(0.1), later(1)]) await remind(at);
    expect(post.mails).toHaveLength(1);
    expect(post.mails[0]?.source).toContain("Subject: Time to read");
    await remind(later(24));
    expect(post.mails).toHaveLength(2);
  });

  it("does not come twice when a later hour of the same day is chosen, nor then on a device that is new", async () => {
    const id = await mailed();
    await remind();
    await addBrowser(database.db, { id, sessionId: null }, service.browser("/new").subscription);
    await setReminders(database.db, id, { ...AT_SEVEN, hour: 21 });
    await scheduleReminder(database.db, id, EVENING);
    await remind(later(2));
    expect([post.mails.length, service.received.length]).toEqual([1, 0]);
  });

  it("comes in the zone of the preferences, on the days chosen", async () => {
    const id = await mailed({}, { days: [6] });
    await changePreferences(database.db, id, { time_zone: "Asia/Tokyo" }, undefined);
    await scheduleReminder(database.db, id, later(-12));
    await remind(later(0)); // Saturday 03:00 in Tokyo
    expect(post.mails).toHaveLength(0);
    await remind(later(16)); // Saturday 19:00
    expect(post.mails).toHaveLength(1);
    await remind(later(16 + 24));
    expect(post.mails).toHaveLength(1);
  });

  it.each([
    ["read", { wordsRead: 1 }],
    ["reviewed", { wordsReviewed: 1 }],
  ])("does not come to whoever has %s on that day", async (_, figures) => {
    const id = await mailed();
    await count("2027-03-04", id, figures);
    await remind();
    expect(post.mails).toHaveLength(1);
    await count("2027-03-06", id, figures);
    await remind(later(24));
    expect(post.mails).toHaveLength(1);
    await remind(later(48));
    expect(post.mails).toHaveLength(2);
  });

  it.each([
    ["banned", { banned: true }],
    ["not confirmed", { confirmed: false }],
  ])("does not come to an account that is %s", async (_, who) => {
    await mailed(who);
    await remind();
    expect(post.mails).toHaveLength(0);
  });

  it("that is hours late, as after a night without any node, is left out", async () => {
    await mailed();
    await remind(later(3.5));
    expect(post.mails).toHaveLength(0);
    await remind(later(24));
    expect(post.mails).toHaveLength(1);
  });

  it("is sent once by two nodes that look at the same time", async () => {
    await Promise.all(Array.from({ length: 5 }, () => mailed()));
    const other = await startNode();
    await Promise.all([
      findDueReminders(database.db, queue, EVENING),
      findDueReminders(database.db, other, EVENING),
    ]);
    await remind();
    expect(new Set(post.mails.map(({ to }) => to)).size).toBe(5);
    expect(post.mails).toHaveLength(5);
  });

  it("is not sent again by the node that takes over from one that ended while it sent", async () => {
    const id = await mailed();
    await database.db.update(reminders).set({ mailedDay: DAY }).where(eq(reminders.userId, id));
    await remind();
    expect(post.mails).toHaveLength(0);
  });

  it("is sent once the mail server is back", async () => {
    const port = await freePort();
    const work = sendReminderMails(
      {
        db: database.db,
        database,
        config: { ...config, SMTP_URL: `smtp://127.0.0.1:${port}` },
        accounts: createAccounts(config, database.db),
      },
      () => EVENING,
    );
    const id = await mailed();
    const data = { userId: id, to: "", purpose: "reminder", day: DAY } as const;
    await expect(work({ data, isFirstAttempt: true })).rejects.toThrow("ECONNREFUSED");
    const back = await testSmtpServer(port);
    await work({ data, isFirstAttempt: false });
    await work({ data, isFirstAttempt: false });
    expect(back.mails).toHaveLength(1);
    await back.close();
  });

  it("leaves more than half of the hour's mails to those who sign up", async () => {
    await Promise.all(Array.from({ length: 6 }, () => mailed()));
    const few = { ...config, MAILS_PER_HOUR: 10 };
    const node = sendReminderMails(
      { db: database.db, database, config: few, accounts: createAccounts(few, database.db) },
      () => EVENING,
    );
    const rows = await database.db.select().from(reminders);
    for (const { userId } of rows)
      await node({ data: { userId, to: "", purpose: "reminder", day: DAY }, isFirstAttempt: true });
    expect(post.mails).toHaveLength(4);
  });
});

describe("a reminder of a browser", () => {
  it("is encrypted for it alone, signed for its push service, and says no more than how much is due", async () => {
    const { id, browser } = await pushed("/ada");
    await saveWords(id, 1);
    await remind();
    const [message] = service.received;
    if (!message) throw new Error("Nothing came");
    expect(browser.open(message)).toEqual({
      title: "1 word is due",
      body: "A short review today keeps them in mind.",
      path: "/my-words?review",
    });
    const [, token = "", key = ""] = /^vapid t=(.+), k=(.+)$/.exec(message.headers.authorization ?? "") ?? [];
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const publicKey = await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256");
    const { payload } = await jwtVerify(token, publicKey, { audience: `http://${service.host}` });
    expect(payload.sub).toBe("https://lagom.example");
    expect(message.headers).toMatchObject({ ttl: "14400", topic: "reminder" });
  });

  it("is in the reader's own language", async () => {
    const { id, browser } = await pushed("/ada");
    await changePreferences(database.db, id, { source_language: "Deutsch" }, undefined);
    await remind();
    const [message] = service.received;
    expect(message && browser.open(message)).toEqual({
      title: "Zeit zum Lesen",
      body: "Für heute genügt ein kurzer Text.",
      path: "/newsfeed",
    });
  });

  it("comes once a day, also where its push service was busy at first", async () => {
    const { id } = await pushed("/busy");
    await addBrowser(database.db, { id, sessionId: null }, service.browser("/idle").subscription);
    service.answers.set("/busy", 503);
    const work = sendReminderPushes(
      { db: database.db, config, accounts: createAccounts(config, database.db) },
      () => EVENING,
    );
    const job = { data: { userId: id, day: DAY }, isFirstAttempt: true };
    await expect(work(job)).rejects.toThrow("could not take");
    service.answers.delete("/busy");
    for (let n = 0; n < 2; n++) await work(job);
    expect(service.received.map(({ path }) => path).sort()).toEqual(["/busy", "/busy", "/idle"]);
  });

  it.each([404, 410])("ends when its push service answers %i", async (status) => {
    const { id } = await pushed("/gone");
    service.answers.set("/gone", status);
    await remind();
    expect(await browsersOf(id)).toEqual([]);
    const [row] = await database.db.select().from(reminders).where(eq(reminders.userId, id));
    expect(row?.nextAt).toBeNull();
  });

  it("ends with the session that made it, and when an administrator ends all", async () => {
    const { id } = await pushed("/kept");
    const session = { userId: id, refreshKey: "key", amr: [] };
    const [open] = await database.db.insert(sessions).values(session).returning();
    for (const [path, sessionId] of [
      ["/open", open?.id ?? null],
      ["/ended", randomUUID()],
    ] as const)
      await addBrowser(database.db, { id, sessionId }, service.browser(path).subscription);
    await scheduleReminder(database.db, id, later(-12));
    await remind();
    expect(service.received.map(({ path }) => path).sort()).toEqual(["/kept", "/open"]);
    expect(await browsersOf(id)).toHaveLength(2);
    await database.db.update(users).set({ signedOutAt: new Date() }).where(eq(users.id, id));
    await remind(later(24));
    expect(await browsersOf(id)).toEqual([]);
    expect(service.received).toHaveLength(2);
  });

  it("never reaches into our own network", async () => {
    const { id } = await pushed("/inside");
    const closed = { ...config, FETCH_ALLOW: [] };
    const work = sendReminderPushes(
      { db: database.db, config: closed, accounts: createAccounts(closed, database.db) },
      () => EVENING,
    );
    await work({ data: { userId: id, day: DAY }, isFirstAttempt: true });
    expect(service.received).toEqual([]);
    expect(await browsersOf(id)).toEqual([]);
  });
});
