import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Db } from "../../../platform/database/open.ts";
import type { JobKind } from "../../../platform/jobs/job-kind.ts";
import type { JobQueue } from "../../../platform/jobs/queue.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";
import type { Metadata } from "../../../schema/auth/users.table.ts";
import { TOKEN_LIFE_MS } from "../one-time-tokens.queries.ts";
import type { Challenge } from "../pkce.ts";
import { NOTICE_MAIL, type NoticeMail } from "./notice-mail-job.ts";

/** Where a mailed link leads, who may exchange what comes of it, and in which language it was asked for. */
export interface MailOptions {
  redirectTo: string | undefined;
  challenge: Challenge | undefined;
  language: LanguageCode | undefined;
}

/** A mail with a token that is to go out. The token is issued as it is sent, so that no secret waits in the queue. */
export interface TokenMail extends Partial<MailOptions> {
  /** Whose token; null for an address without an account, whose job is dropped, so that no time tells of accounts. */
  userId: string | null;
  to: string;
  purpose: TokenPurpose;
  /** When it was asked for, as ISO 8601: of several mails of one kind only the newest goes out. */
  askedAt: string;
  /** The account to open, should the address still have none. */
  newAccount?: { id: string; data: Metadata };
  /** Whether it was taken of the server's mails when it was asked for. */
  counted?: boolean;
  /** Whether the request named another address, so that this one's mails are still to be counted. */
  uncounted?: boolean;
}

/** Mails are tried for as long as their tokens would be good. */
export const TOKEN_MAIL: JobKind<TokenMail> = {
  name: "token-mail",
  attemptSeconds: 120,
  lifeMs: ({ purpose }) => TOKEN_LIFE_MS[purpose],
};

/** Runs a change in a transaction, and sends the mails and notices that it adds once that has committed. */
export async function withMails<T>(
  { db, queue }: { db: Db; queue: JobQueue },
  change: (
    tx: Db,
    add: (...mails: TokenMail[]) => Promise<void>,
    notify: (notice: NoticeMail) => Promise<void>,
  ) => Promise<T>,
): Promise<T> {
  const result = await db.transaction((tx) =>
    change(
      tx,
      (...mails) => queue.add(tx, TOKEN_MAIL, ...mails),
      (notice) => queue.add(tx, NOTICE_MAIL, notice),
    ),
  );
  queue.wake(TOKEN_MAIL);
  queue.wake(NOTICE_MAIL);
  return result;
}
