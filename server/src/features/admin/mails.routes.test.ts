import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildAuth } from "../../identity/auth/app.ts";
import { TOKEN_MAIL } from "../../identity/auth/mail/token-mail-job.ts";
import { readConfig } from "../../platform/config.ts";
import { createJobQueue, type JobQueue } from "../../platform/jobs/queue.ts";
import { testAdministrator } from "../../testing/administrator.ts";
import { useTestApi } from "../../testing/api.ts";
import { freePort, testSmtpServer } from "../../testing/smtp.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { MAIL_KINDS } from "./mail-kinds.ts";

const api = useTestApi();
const DAY = "25 hours";

let auth: FastifyInstance;
let queue: JobQueue;
let port: number;
let admin: TestUser;
beforeAll(async () => {
  port = await freePort();
  const config = readConfig({
    LOG_LEVEL: "silent",
    SIGNUP_AUTOCONFIRM: "false",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Lagom <post@lagom.example>",
  });
  queue = createJobQueue(api.database, { kinds: MAIL_KINDS });
  auth = buildAuth({ database: api.database, config, queue });
  await auth.ready();
  admin = await testAdministrator(api);
});
afterAll(() => auth.close());

const call = (method: "GET" | "POST" | "DELETE", path = "", { headers } = admin) =>
  api.app.inject({ method, url: `/api/admin/mails${path}`, headers });
const listed = async () => (await call("GET")).json().mails;

/** Asks for an account while the mail server is down, until its mail has been given up. @returns the account's id */
async function signUpInVain(email: string): Promise<string> {
  const payload = { email, password: "correct horse" };
  const reply = await auth.inject({ method: "POST", url: "/auth/v1/signup", payload });
  expect(reply.statusCode).toBe(200);
  const { db } = api.database;
  const failed = sql`select from pgboss.job where name = ${TOKEN_MAIL.name} and state = 'retry'`;
  await vi.waitFor(async () => expect((await db.execute(failed)).rows).toHaveLength(1), {
    timeout: 20_000,
    interval: 10,
  });
  await db.execute(sql`update pgboss.job set start_after = now(), created_on = created_on - ${DAY}::interval
    where name = ${TOKEN_MAIL.name} and state = 'retry'`);
  queue.wake(TOKEN_MAIL);
  await vi.waitFor(async () => expect((await listed())[0]?.to).toBe(email), {
    timeout: 20_000,
    interval: 10,
  });
  return reply.json().id;
}

it("a mail that is given up is listed with why, and tried again once the mail server is back", async () => {
  await signUpInVain("stuck@example.com");
  const [mail] = await listed();
  expect(mail).toEqual({
    id: expect.any(String),
    to: "stuck@example.com",
    purpose: "signup",
    asked_at: expect.any(String),
    given_up_at: expect.any(String),
    attempts: 2,
    failure: expect.stringContaining("ECONNREFUSED"),
  });
  const post = await testSmtpServer(port);
  const retried = await call("POST", `/${mail.id}/retry`);
  expect([retried.statusCode, retried.json().undoable]).toEqual([200, false]);
  queue.wake(TOKEN_MAIL);
  expect((await post.received).to).toBe("stuck@example.com");
  await post.close();
  expect(await listed()).toEqual([]);
  expect((await call("POST", `/${mail.id}/retry`)).statusCode).toBe(404);
});

it("one that nobody needs is deleted; both changes are in the log", async () => {
  await signUpInVain("gone@example.com");
  const [{ id }] = await listed();
  expect((await call("DELETE", `/${id}`)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await call("DELETE", `/${id}`)).statusCode).toBe(404);
  const log = await api.app.inject({ url: "/api/admin/log", headers: admin.headers });
  expect(log.json().entries.map(({ action, target }: Record<string, string>) => [action, target])).toEqual([
    ["mail_deleted", "gone@example.com"],
    ["mail_retried", "stuck@example.com"],
  ]);
});

it("is in its owner's download, and goes with the account", async () => {
  const id = await signUpInVain("leaves@example.com");
  const owner = await testUser({ sub: id, email: "leaves@example.com" });
  const data = (await api.app.inject({ url: "/api/user/export", headers: owner.headers })).json();
  expect(data.mails).toEqual([{ to: "leaves@example.com", purpose: "signup", asked_at: expect.any(String) }]);
  const deleted = await api.app.inject({ method: "DELETE", url: "/api/user/me", headers: owner.headers });
  expect(deleted.statusCode).toBe(204);
  expect(await listed()).toEqual([]);
});

it("only administrators see or change them", async () => {
  const reader = await testUser();
  const id = "00000000-0000-4000-8000-000000000000";
  for (const [method, path] of [
    ["GET", ""],
    ["POST", `/${id}/retry`],
    ["DELETE", `/${id}`],
  ] as const) {
    expect((await call(method, path, reader)).statusCode).toBe(403);
  }
});
