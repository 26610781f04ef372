import { RateLimiterRes } from "rate-limiter-flexible";
import { type AlertLog, sendAlert } from "../alert.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/open.ts";
import { secondsLeft, sharedLimiter } from "./shared-limiter.ts";

const HOUR = 3600;
/** The share of the hourly mails that is reserved for people who must get back into an account. */
const RESERVE = 0.2;
/** Development and tests send hundreds of mails. */
const GENEROUS = 100;

/** The share of the mails that are not for recovery which reminders may use: a sign-up must not wait for them. */
const REMINDERS = 0.5;

/** Whether a mail may use the reserve, and whether it is one that many want at the same hour. */
export type MailClass = "recovery" | "ordinary" | "reminder";

/** The mails that all processes together may send per hour. */
export interface HourlyMails {
  /** Seconds after which a mail of this class may be sent; null if it may be sent now. Takes none. */
  wait(mail: MailClass): Promise<number | null>;
  /** Takes a mail that is sent now. @returns null, or the seconds to wait if none is left */
  take(mail: MailClass): Promise<number | null>;
}

interface MailDeps {
  database: Pick<Database, "db" | "kind">;
  config: Config;
  log: AlertLog;
}

/** How many mails of an hour that are not for recovery may be sent, of `perHour` altogether. */
const ordinaryOf = (perHour: number) => Math.max(1, Math.floor(perHour * (1 - RESERVE)));

/** Counts against `MAILS_PER_HOUR`, and tells the operator when only the reserve is left. */
export function createHourlyMails({ database, config, log }: MailDeps): HourlyMails {
  const times = config.strictLimits ? 1 : GENEROUS;
  const ordinaryPermits = ordinaryOf(config.MAILS_PER_HOUR);
  const permits = {
    all: config.MAILS_PER_HOUR * times,
    ordinary: ordinaryPermits * times,
    reminder: Math.max(1, Math.floor(ordinaryPermits * REMINDERS)) * times,
  };
  const limiterOf = (name: keyof typeof permits) => ({
    permits: permits[name],
    limiter: sharedLimiter(database, { name: `mail-${name}`, permits: permits[name], seconds: HOUR }),
  });
  const all = limiterOf("all");
  const ordinary = limiterOf("ordinary");
  const reminder = limiterOf("reminder");
  const limitsOf = (mail: MailClass) =>
    ({ recovery: [all], ordinary: [ordinary, all], reminder: [reminder, ordinary, all] })[mail];
  const alarm = hourlyAlarm(database, (why) => sendAlert(config, { event: "mails_running_out", why }, log));
  const tell = (limiter?: unknown) =>
    alarm(
      limiter === reminder.limiter
        ? `Some reminders of this hour are not sent: they may use two fifths of ${config.MAILS_PER_HOUR} mails (MAILS_PER_HOUR)`
        : `Most of the ${config.MAILS_PER_HOUR} mails of this hour are sent (MAILS_PER_HOUR); what is left is kept for recovery`,
    );

  return {
    async wait(mail) {
      for (const { limiter, permits } of limitsOf(mail)) {
        const used = await limiter.get(KEY);
        if (!used || used.consumedPoints < permits) continue;
        await tell(limiter);
        return secondsLeft(used);
      }
      return null;
    },
    async take(mail) {
      for (const { limiter } of limitsOf(mail)) {
        const used = await consumed(() => limiter.consume(KEY));
        const isLast = limiter === all.limiter && used.consumedPoints >= permits.ordinary;
        if (used.refused || isLast) await tell(limiter);
        if (used.refused) return secondsLeft(used);
      }
      return null;
    },
  };
}

/** The key under which all mails count. */
const KEY = "all";

/** Tells once per hour, over all processes. */
function hourlyAlarm(database: MailDeps["database"], tell: (why: string) => void) {
  const told = sharedLimiter(database, { name: "mail-alarm", permits: 1, seconds: HOUR });
  /** Until then this process need not ask whether another has told. */
  let quietUntil = 0;
  return async (why: string): Promise<void> => {
    if (Date.now() < quietUntil) return;
    const used = await consumed(() => told.consume(KEY));
    quietUntil = Date.now() + used.msBeforeNext;
    if (!used.refused) tell(why);
  };
}

async function consumed(consume: () => Promise<RateLimiterRes>) {
  const read = ({ consumedPoints, msBeforeNext }: RateLimiterRes, refused: boolean) => ({
    consumedPoints,
    msBeforeNext,
    refused,
  });
  try {
    return read(await consume(), false);
  } catch (error) {
    if (error instanceof RateLimiterRes) return read(error, true);
    throw error;
  }
}
