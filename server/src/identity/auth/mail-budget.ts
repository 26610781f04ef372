import type { Database } from "../../platform/database/open.ts";
import type { TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import { AuthError } from "./errors.ts";
import { rateLimit } from "./rate-limit.ts";

const HOUR = 3600;
/** Mails per hour that one network may request: a whole classroom may sign up at once. */
const PER_CALLER = 20;
/** Mails per hour to one address. */
const PER_RECIPIENT = 6;
/** The share of the hourly mails that is reserved for people who must get back into an account. */
const RESERVE = 0.2;
/** The kinds of mail with which an account is recovered. */
const RECOVERY: readonly TokenPurpose[] = ["recovery", "reauthentication"];

/** Limits how many mails are sent: per caller and recipient, then for the whole server. */
export interface MailBudget {
  /**
   * Takes one of the caller's mails (null for an administrator, who has no limit) before it is known whether one is sent, so that
   * the reply reveals nothing about accounts.
   * @throws AuthError 429 if the caller, or the server for this purpose, has none left
   */
  ask(caller: string | null, purpose: TokenPurpose): Promise<void>;
  /** Takes a mail that is sent now. @throws AuthError 429 if the recipient has had enough, or the server has none left */
  send(to: string, purpose: TokenPurpose): Promise<void>;
}

/**
 * @param perHour mails of the whole server per hour; a fifth of them is reserved for recovery
 * @param times factor by which development and tests may send more
 */
export function createMailBudget(database: Database, perHour: number, times: number): MailBudget {
  const budget = (name: string, permits: number) =>
    rateLimit(database, { name, permits: permits * times, seconds: HOUR, refusal: tooManyMails });
  const callers = budget("mail-caller", PER_CALLER);
  const recipients = budget("mail-recipient", PER_RECIPIENT);
  const all = budget("mail-all", perHour);
  const ordinary = budget("mail-ordinary", Math.max(1, Math.floor(perHour * (1 - RESERVE))));
  const alarm = hourlyAlarm();

  async function orAlarm(taken: Promise<void>, what: string): Promise<void> {
    await taken.catch((error: unknown) => {
      alarm(what);
      throw error;
    });
  }

  const limitsOf = (purpose: TokenPurpose) =>
    RECOVERY.includes(purpose)
      ? [{ limit: all, what: "all of them" }]
      : [
          { limit: ordinary, what: "but for those kept for recovery" },
          { limit: all, what: "all of them" },
        ];
  return {
    async ask(caller, purpose) {
      if (caller !== null) await callers.take(caller);
      for (const { limit, what } of limitsOf(purpose)) await orAlarm(limit.check("all"), what);
    },
    async send(to, purpose) {
      await recipients.take(to.toLowerCase());
      for (const { limit, what } of limitsOf(purpose)) await orAlarm(limit.take("all"), what);
    },
  };
}

const tooManyMails = (seconds: number) =>
  new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", { retryAfter: seconds });

/** Warns the operator once per hour. */
function hourlyAlarm(): (what: string) => void {
  let last = 0;
  return (what) => {
    if (Date.now() - last < HOUR * 1000) return;
    last = Date.now();
    console.error(`Auth: the mails of this hour are used up, ${what} (MAILS_PER_HOUR)`);
  };
}
