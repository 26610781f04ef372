import { randomUUID } from "node:crypto";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { expect, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database, Db } from "../../platform/database/open.ts";
import { createJobQueue } from "../../platform/jobs/queue.ts";
import { sharedLimiter } from "../../platform/limits/shared-limiter.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { QUICK_PASSWORDS } from "../../testing/password-settings.ts";
import { serveAuth } from "./app.ts";
import { type AccountStatus, createContext, NO_STATUS } from "./context.ts";
import { NOTICE_MAIL } from "./mail/notice-mail-job.ts";
import { TOKEN_MAIL } from "./mail/token-mail-job.ts";
import { MAIL_SPACING, spacingKey } from "./mail-budget.ts";

export const PASSWORD = "correct horse";

export interface SessionBody {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The address at the other end of the socket. */
  from?: string;
}

/** An auth server for a test, on a database of its own or a shared one. */
export async function startAuth(settings: Record<string, string> = {}, database?: Database) {
  const opened = database ?? (await testDatabase());
  const config = readConfig({ LOG_LEVEL: "silent", ...QUICK_PASSWORDS, ...settings });
  const accountStatuses = new Map<string, AccountStatus>();
  const languages = new Map<string, LanguageCode>();
  const mails: Mail[] = [];
  // Servers of a test share a database, and each is to send the mails that were asked of it.
  const queue = createJobQueue(opened, { kinds: [TOKEN_MAIL, NOTICE_MAIL], prefix: `${randomUUID()}.` });
  const context = createContext({
    queue,
    database: opened,
    config,
    accountStatuses: async () => accountStatuses,
    setAccountStatus: async (_tx, { id }, { role, bannedUntil }) => {
      const known = accountStatuses.get(id) ?? NO_STATUS;
      accountStatuses.set(id, {
        role: role === undefined ? known.role : role === "user" ? null : role,
        bannedUntil: bannedUntil === undefined ? known.bannedUntil : bannedUntil,
      });
    },
    languageOf: async (userId) => languages.get(userId),
    sendMail: async (mail) => void mails.push(mail),
    slow: { waitMs: 100 },
  });
  const app = serveAuth(context);

  function call(line: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, options: CallOptions = {}) {
    const [method, path] = line.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
    return app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: {
        "x-supabase-api-version": "2024-01-01",
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
      ...(options.from ? { remoteAddress: options.from } : {}),
    });
  }

  /** The mails to an address so far, oldest first. */
  async function mailsTo(email: string): Promise<MailedToken[]> {
    for (const kind of [TOKEN_MAIL, NOTICE_MAIL]) await mailsSent(opened.db, queue.nameOf(kind));
    return mails.filter(({ to }) => to === email).map(readMail);
  }

  return {
    app,
    config,
    passwords: context.passwords,
    database: opened,
    accountStatuses,
    languages,
    call,
    mailsTo,
    /** The newest mail to an address. */
    lastMailTo: async (email: string) => (await mailsTo(email)).at(-1) ?? expect.fail(`no mail to ${email}`),
    /** Ages one user's mails and their tokens by more than a minute. */
    async letPass(email: string, interval: string) {
      const spacing = sharedLimiter(opened, MAIL_SPACING);
      for (const purpose of ["signup", "magiclink", "recovery", "email_change_old"] as const)
        await spacing.delete(spacingKey(purpose, email));
      const { db } = opened;
      const passed = sql`${interval}::interval`;
      const mine = sql`(select id from auth.users where email = ${email})`;
      await db.execute(
        sql`update auth.one_time_tokens set created_at = created_at - ${passed} where user_id = ${mine}`,
      );
      await db.execute(sql`update auth.users set
        confirmation_sent_at = confirmation_sent_at - ${passed},
        recovery_sent_at = recovery_sent_at - ${passed},
        magic_link_sent_at = magic_link_sent_at - ${passed},
        reauthentication_sent_at = reauthentication_sent_at - ${passed},
        email_change_sent_at = email_change_sent_at - ${passed}
        where email = ${email}`);
    },
    signUp: async (email: string, password = PASSWORD) =>
      (await call("POST /signup", { body: { email, password } })).json<SessionBody>(),
    signIn: async (email: string, password = PASSWORD) =>
      (await call("POST /token?grant_type=password", { body: { email, password } })).json<SessionBody>(),
    refresh: (refreshToken: string) =>
      call("POST /token?grant_type=refresh_token", { body: { refresh_token: refreshToken } }),
    async close() {
      await app.close();
      if (!database) await opened.close();
    },
  };
}

/** Waits until no mail is due. */
export const mailsSent = (db: Db, queue: string) =>
  vi.waitFor(
    async () => {
      const due = sql`select from pgboss.job where name = ${queue} and state <= 'active' and start_after <= now()`;
      expect((await db.execute(due)).rows).toHaveLength(0);
    },
    { interval: 5, timeout: 10_000 },
  );

/** Status and body of a reply, to compare both at once. */
export const answer = (response: LightMyRequestResponse) => [response.statusCode, response.json()];

/** A failure in the newer API version's format. */
export const failure = (status: number, code: string, message: string) => [status, { code, message }];

/** The reply to a second request for a mail within a minute. */
export const TOO_SOON = failure(
  429,
  "over_email_send_rate_limit",
  expect.stringMatching(/^For security purposes, you can only request this after (5\d|60) seconds\.$/),
);

interface MailedToken {
  subject: string;
  html: string;
  link: URL;
  hash: string;
  type: string;
  code: string;
}

/** The contents of a mail: the target of its link, and its code. */
function readMail({ subject, text, html }: Mail): MailedToken {
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
  const { token_hash: hash = "", type = "" } = Object.fromEntries(link.searchParams);
  return { subject, html, link, hash, type, code: /\b\d{6}\b/.exec(text)?.[0] ?? "" };
}
