import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tokenMail } from "../../identity/auth/mail/templates.ts";
import { readConfig } from "../../platform/config.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-mailbox-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function open(env: Record<string, string> = {}) {
  const app = fastify();
  mailboxRoutes(app, readConfig({ LAGOM_DATA: folder, ...env }));
  return app.inject({ url: "/dev/mail" });
}

const send = (to: string, link = "http://localhost:3000/auth/callback?token_hash=abc&type=signup") =>
  createSendMail(readConfig({ LAGOM_DATA: folder }))(tokenMail("signup", to, link, "123456"));

test("shows the mails, the newest first, with links to press", async () => {
  expect((await open()).body).toContain("No mails yet");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  await send("first@example.com");
  vi.setSystemTime(new Date("2026-11-21T09:00:01Z"));
  await send("second@example.com");
  const { body, headers } = await open();
  expect(body.indexOf("second@example.com")).toBeLessThan(body.indexOf("first@example.com"));
  expect(body).toContain('href="http://localhost:3000/auth/callback?token_hash=abc&amp;type=signup"');
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test("shows mails as text, and skips other files", async () => {
  await send('<img src=x onerror="alert(1)">@example.com', "http://localhost:3000/'\"><script>");
  await writeFile(join(folder, "mail", "9.json"), "{");
  const { body } = await open();
  expect(body).toContain("&lt;img");
  expect(body).not.toMatch(/<img|<script/);
});

test("shows fifty at most", async () => {
  for (let n = 0; n < 53; n++) await send(`${n}@example.com`);
  expect((await open()).body.match(/<article>/g)).toHaveLength(50);
});

test("is not there in production, nor where mails go out", async () => {
  const secure = {
    NODE_ENV: "production",
    SMTP_URL: "smtp://localhost:25",
    MAIL_FROM: "Lagom <lagom@mail.lagom.se>",
    SIGNING_KEY_SECRET: "a secret of the tests, long enough",
    PUBLIC_WEB_URL: "https://lagom.se",
    PUBLIC_API_URL: "https://api.lagom.se",
    PUBLIC_AUTH_URL: "https://auth.lagom.se",
  };
  expect((await open(secure)).statusCode).toBe(404);
  expect((await open({ SMTP_URL: "smtp://localhost:25" })).statusCode).toBe(404);
});
