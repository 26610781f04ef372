import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildApi } from "../../hosts/api/build-api.ts";
import { mailsSent } from "../../identity/auth/testing.ts";
import { readConfig } from "../../platform/config.ts";
import { createLogger } from "../../platform/http/logger.ts";
import { createHourlyMails } from "../../platform/limits/hourly-mails.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { users } from "../../schema/users.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { testDatabase } from "../../testing/database.ts";
import { testSmtpServer } from "../../testing/smtp.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { FEEDBACK_MAIL } from "./feedback-mail-job.ts";

const api = useTestApi();
const MESSAGE = { email: "asa@example.com", subject: "Hej", message: "Fin sida" };
const BOSSES = ["first@lagom.example", "second@lagom.example", "third@lagom.example"];

/** An API host that sends by SMTP, with ten mails an hour. */
async function start() {
  const post = await testSmtpServer();
  const database = await testDatabase();
  const config = readConfig({
    LOG_LEVEL: "fatal",
    ...STRICT,
    MAILS_PER_HOUR: "10",
    SMTP_URL: post.url,
    ADMIN_EMAILS: BOSSES.join(),
  });
  const app = await buildApi({ database, config, verifyToken: verifyTestToken, store: api.store });
  await app.ready();
  return {
    post,
    database,
    hourly: createHourlyMails({ database, config, log: createLogger(config) }),
    async write() {
      const sent = { method: "POST", url: "/api/contact", payload: MESSAGE } as const;
      expect((await app.inject(sent)).statusCode).toBe(201);
      await mailsSent(database.db, FEEDBACK_MAIL.name);
    },
    async close() {
      await app.close();
      await database.close();
      await post.close();
    },
  };
}
let host: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  host = await start();
});
afterEach(() => host.close());

describe("a message to the administrators", () => {
  it("is one mail, which shows none of them another's address, and one mail of the hour", async () => {
    await host.write();
    expect(host.post.mails.map(({ to }) => to)).toEqual([BOSSES.join()]);
    for (const boss of BOSSES) expect(host.post.mails[0]?.source).not.toContain(boss);
    expect(await takeAll("ordinary")).toBe(7);
  });

  it("is in the language of an administrator with an account, and one mail for each language", async () => {
    const [first, second] = BOSSES as [string, string];
    const userId = randomUUID();
    await host.database.db.insert(users).values({ id: userId, email: first });
    await host.database.db.insert(preferences).values({
      userId,
      targetLanguage: "svenska",
      sourceLanguage: "Polski",
      preferredLevels: {},
      preferredCategories: [],
      theme: "system",
      textSize: 0,
    });
    await host.write();
    const mails = host.post.mails.map(({ to, source }) => [to, /^Subject: (.*)$/m.exec(source)?.[1]]);
    expect(mails.sort()).toEqual([
      [first, "Opinia: Hej"],
      [BOSSES.filter((boss) => boss !== first).join(), "Feedback: Hej"],
    ]);
    expect(host.post.mails.find(({ to }) => to.includes(second))?.source).toContain("wrote:");
    expect(host.post.mails.find(({ to }) => to === first)?.source).toContain("pisze:");
    expect(await takeAll("ordinary")).toBe(6);
  });

  it("stays in the inbox when the mails of the hour are used up, and leaves those for recovery", async () => {
    expect(await takeAll("ordinary")).toBe(8);
    await host.write();
    expect(host.post.mails).toEqual([]);
    expect(await host.database.db.select().from(feedback)).toMatchObject([MESSAGE]);
    expect(await takeAll("recovery")).toBe(2);
  });
});

/** Takes what is left of the hour. @returns how many mails that were */
async function takeAll(kind: "ordinary" | "recovery"): Promise<number> {
  let taken = 0;
  while ((await host.hourly.take(kind)) === null) taken += 1;
  return taken;
}
