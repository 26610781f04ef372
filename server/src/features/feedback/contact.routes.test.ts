import { desc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { buildApi } from "../../hosts/api/build-api.ts";
import { readConfig } from "../../platform/config.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { testDatabase } from "../../testing/database.ts";
import { testSmtpServer } from "../../testing/smtp.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { testUser, verifyTestToken } from "../../testing/tokens.ts";

const api = useTestApi(STRICT);
const MESSAGE = { email: "none@lagom.invalid", subject: "Hej", message: 'Fin sida {"path":"/"}' };

const send = (payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: "POST", url: "/api/contact", payload, headers });
const newest = async () =>
  (await api.database.db.select().from(feedback).orderBy(desc(feedback.id)).limit(1))[0];

describe("where mail goes out by SMTP", () => {
  it("a message is mailed to the administrators, and an answer goes to whoever wrote", async () => {
    const post = await testSmtpServer();
    const database = await testDatabase();
    const config = readConfig({ LOG_LEVEL: "fatal", SMTP_URL: post.url, ADMIN_EMAILS: "boss@lagom.example" });
    const app = await buildApi({ database, config, verifyToken: verifyTestToken, store: api.store });
    const payload = {
      name: "Åsa",
      email: "asa@example.com",
      subject: "Hej\nBcc: x@example.com",
      message: "<b>Fint</b>",
    };
    expect((await app.inject({ method: "POST", url: "/api/contact", payload })).statusCode).toBe(201);
    const { to, source } = await post.received;
    expect(to).toBe("boss@lagom.example");
    expect(source).toMatch(/^Reply-To: asa@example\.com/m);
    expect(source).toMatch(/^Subject: Feedback: Hej Bcc: x@example\.com/m);
    expect(source).toContain("&lt;b&gt;Fint");
    await app.close();
    await database.close();
    await post.close();
  });
});

describe("a contact message", () => {
  it("is kept, from a visitor without a name too", async () => {
    const reply = await send(MESSAGE);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ received: true });
    expect(await newest()).toMatchObject({ ...MESSAGE, name: "Anonymous User", userId: null });
  });

  it("names the user who sent it", async () => {
    const user = await testUser();
    await api.app.inject({ url: "/api/user/me", headers: user.headers });
    await send({ ...MESSAGE, name: "Åsa" }, user.headers);
    expect(await newest()).toMatchObject({ name: "Åsa", userId: user.id });
  });

  it("needs a subject and a message", async () => {
    const reply = await send({ ...MESSAGE, subject: " ", message: "" });
    expect(reply.json().error.details.map((detail: { field: string }) => detail.field)).toEqual([
      "subject",
      "message",
    ]);
  });

  it("cannot be sent without end", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await send(MESSAGE)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});
