import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../platform/config.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { testDatabase } from "../../../testing/database.ts";
import { serveAuth } from "../app.ts";
import { createContext } from "../context.ts";
import { mailsSent } from "../testing.ts";
import { readTemplates } from "./custom-templates.ts";
import { TOKEN_MAIL } from "./token-mail-job.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-mails-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the operator's own mails", () => {
  it("are filled in, and link to where default templates link", async () => {
    await writeFile(
      join(folder, "confirmation.html"),
      '<title>Hello {{ .Email }}</title><a href="{{ .ConfirmationURL }}">{{.Token}}</a> {{ .TokenHash }}',
    );
    const database = await testDatabase();
    const mails: Mail[] = [];
    const settings = { SIGNUP_AUTOCONFIRM: "false", MAIL_LINKS: "verify", MAIL_TEMPLATES: folder };
    const config = readConfig({ LOG_LEVEL: "silent", ...settings });
    const context = createContext({ database, config, sendMail: async (mail) => void mails.push(mail) });
    const app = serveAuth(context);
    await app.inject({
      method: "POST",
      url: "/auth/v1/signup",
      payload: { email: "o'ne&two@example.com", password: "correct horse" },
    });
    await mailsSent(database.db, context.queue.nameOf(TOKEN_MAIL));
    const [mail] = mails;
    expect(mail?.subject).toBe("Hello o'ne&two@example.com");
    const [, link = "", code, hash] =
      /<a href="([^"]+)">(\d{6})<\/a> ([0-9a-f]{64})$/.exec(mail?.html ?? "") ?? [];
    const address = new URL(link.replaceAll("&amp;", "&"));
    expect(address.pathname + address.search).toContain(
      `/auth/v1/verify?token=${hash}&type=signup&redirect_to=`,
    );
    expect(mail?.text).toContain(address.href);
    expect(mail?.text).toContain(code);
    await app.close();
    await database.close();
  });

  it("prevent a start if they cannot be filled in", async () => {
    expect(() => readTemplates(join(folder, "none"))).toThrow("MAIL_TEMPLATES: no template in");
    await writeFile(join(folder, "recovery.html"), "{{ .Nonsense }} {{ if .Token }}");
    expect(() => readTemplates(folder)).toThrow(
      [
        "MAIL_TEMPLATES: recovery.html: {{ .Nonsense }} is none of ConfirmationURL, Token, TokenHash, SiteURL, RedirectTo, Email",
        "MAIL_TEMPLATES: recovery.html: only {{ .Name }} is filled in",
        "MAIL_TEMPLATES: recovery.html: no <title>, which is the subject",
      ].join("\n"),
    );
  });
});
