import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import type { HourlyMails, MailClass } from "../../platform/limits/hourly-mails.ts";
import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import { AuthError } from "./errors.ts";
import type { NoticePurpose } from "./mail/notice-mail-job.ts";
import { SENT_AT, SPACING_MS } from "./mail-claims.queries.ts";
import { tooSoonBy } from "./mail-spacing.ts";
import { rateLimit } from "./rate-limit.ts";

const HOUR = 3600;
/**
 * Mails per hour that may be requested for one address, whether or not it has an account. Those for recovery count apart: they
 * are not refused because a stranger has asked for others.
 */
const PER_RECIPIENT = 6;
type Purpose = TokenPurpose | NoticePurpose;

/** The kinds of mail with which an account is recovered, and those that warn its owner. */
const RECOVERY: readonly Purpose[] = ["recovery", "reauthentication", "password_changed", "email_changed"];

/** Limits how many mails are sent: per caller and recipient, then for the whole server. */
export interface MailBudget {
  /**
   * Takes one of the caller's mails (null for an administrator, who has no limit) before it is known whether one is sent, so that
   * the reply reveals nothing about accounts.
   * @throws AuthError 429 if the caller, or the server for this purpose, has none left
   */
  ask(caller: string | null, purpose: TokenPurpose): Promise<void>;
  /**
   * Counts a request for an address, whether or not it has an account.
   * @param to in lower case
   * @throws AuthError 429 if the address has had enough
   */
  askFor(to: string, purpose: TokenPurpose): Promise<void>;
  /** The same for a request that anybody may make about an address: those of one kind are a minute apart. */
  askSpacedFor(to: string, purpose: TokenPurpose): Promise<void>;
  /** Lets a link be asked for at once, after another one to this address has opened its account. */
  linkUsed(to: string): Promise<void>;
  /** Takes a mail that is sent now. @throws AuthError 429 if the server has none left */
  send(purpose: Purpose): Promise<void>;
}

/** @param times factor by which development and tests may send more */
export function createMailBudget(
  database: Database,
  hourly: HourlyMails,
  { config, times }: { config: Pick<Config, "MAILS_PER_CALLER">; times: number },
): MailBudget {
  const perHour = (name: string, permits: number) =>
    rateLimit(database, { name, permits: permits * times, seconds: HOUR, refusal: tooManyMails });
  const callers = perHour("mail-caller", config.MAILS_PER_CALLER);
  const recipients = {
    ordinary: perHour("mail-recipient", PER_RECIPIENT),
    recovery: perHour("mail-recovery-recipient", PER_RECIPIENT),
  };
  const spacing = rateLimit(database, MAIL_SPACING);

  return {
    async ask(caller, purpose) {
      refuseIf(await hourly.wait(classOf(purpose)));
      if (caller !== null) await callers.take(caller);
    },
    askFor: (to, purpose) => recipients[classOf(purpose)].take(to),
    async askSpacedFor(to, purpose) {
      const limit = recipients[classOf(purpose)];
      await limit.check(to);
      // A link may have opened an account, whose mail is of the same kind as that of a sign-up.
      if (purpose === "signup") await spacing.check(spacingKey("magiclink", to));
      await spacing.take(spacingKey(purpose, to));
      await limit.take(to);
    },
    linkUsed: (to) => spacing.reset(spacingKey("magiclink", to)),
    send: async (purpose) => refuseIf(await hourly.take(classOf(purpose))),
  };
}

const classOf = (purpose: Purpose): Exclude<MailClass, "reminder"> =>
  RECOVERY.includes(purpose) ? "recovery" : "ordinary";

const tooManyMails = (seconds: number) =>
  new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", { retryAfter: seconds });

function refuseIf(seconds: number | null): void {
  if (seconds !== null) throw tooManyMails(seconds);
}

/** One request in the time that mails of a kind are apart. */
export const MAIL_SPACING = {
  name: "mail-spacing",
  permits: 1,
  seconds: SPACING_MS / 1000,
  refusal: tooSoonBy,
};

/** What is counted to keep an address's mails of one kind apart. */
export const spacingKey = (purpose: TokenPurpose, to: string): string => `${SENT_AT[purpose]} ${to}`;
