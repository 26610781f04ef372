import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { tokenMail } from "../../identity/auth/mail/templates.ts";
import { freePort } from "../../testing/free-port.ts";
import { readConfig } from "../config.ts";
import { mails } from "../telemetry/metrics.ts";
import { createSendMail } from "./send.ts";

const mail = tokenMail(
  "recovery",
  "ada@example.com",
  "http://localhost:3000/x?token_hash=abc&type=recovery",
  "123456",
);

afterEach(() => vi.restoreAllMocks());

describe("a mail that goes out", () => {
  it("stays in the data folder in development, for its owner's eyes, and shows in the terminal", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lagom-mail-"));
    const printed = vi.spyOn(console, "log").mockImplementation(() => {});
    await createSendMail(readConfig({ LAGOM_DATA: folder }))(mail);
    const [name = ""] = await readdir(join(folder, "mail"));
    const file = join(folder, "mail", name);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ ...mail, sentAt: expect.any(String) });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(printed.mock.calls.join()).toContain("token_hash=abc&type=recovery");
    await rm(folder, { recursive: true });
  });

  it("goes by SMTP where that is configured, as text and as HTML", async () => {
    const received = Promise.withResolvers<{ to: string; source: string }>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, session, done) {
        let source = "";
        stream.on("data", (chunk: Buffer) => {
          source += chunk.toString();
        });
        stream.on("end", () => {
          received.resolve({ to: session.envelope.rcptTo.map(({ address }) => address).join(), source });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Lagom <post@lagom.example>",
    });
    await createSendMail(config)(mail);
    const { to, source } = await received.promise;
    expect(to).toBe("ada@example.com");
    expect(source).toMatch(/^From: Lagom <post@lagom\.example>/m);
    expect(source).toMatch(/^Subject: Choose a new password/m);
    expect(source).toContain("text/plain");
    expect(source).toContain("text/html");
    await new Promise<void>((resolve) => server.close(resolve));
  });
});

it("counts what went out and what did not", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const counted = async () => {
    const { values } = await mails.get();
    return ["sent", "failed"].map(
      (outcome) => values.find(({ labels }) => labels.outcome === outcome)?.value,
    );
  };
  const [sent = 0, failed = 0] = await counted();
  const folder = await mkdtemp(join(tmpdir(), "lagom-mail-"));
  await createSendMail(readConfig({ LAGOM_DATA: folder }))(mail);
  const away = readConfig({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  await expect(createSendMail(away)(mail)).rejects.toThrow("ECONNREFUSED");
  expect(await counted()).toEqual([sent + 1, failed + 1]);
  await rm(folder, { recursive: true });
});

describe("its text", () => {
  it("escapes what it carries", () => {
    const { html } = tokenMail("signup", "a@b.c", 'http://localhost/?x="><script>', "123456");
    expect(html).not.toContain("<script>");
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });
});
