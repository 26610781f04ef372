import { languageOf } from "@lagom/shared/text/languages";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { isBanned } from "../../identity/users/ban.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { createLogger } from "../../platform/http/logger.ts";
import { FetchRefused } from "../../platform/http/safe-fetch.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { users } from "../../schema/users.table.ts";
import type { FeatureDeps } from "../feature.ts";
import { localTime } from "../reminders/next-reminder.ts";
import { createPushKeys } from "../reminders/push-keys.ts";
import type { ReminderPush } from "../reminders/reminder-jobs.ts";
import { REMINDER_ZONE, scheduleReminder } from "../reminders/schedule.queries.ts";
import { countReviewsToday } from "../reviews/list-reviews.queries.ts";
import { reminderText } from "./reminder-text.ts";
import { type PushMessage, sendPush } from "./send-push.ts";

type Browser = typeof pushSubscriptions.$inferSelect;

/** Answers of a push service that knows the address no longer. */
const GONE = [404, 410];

/**
 * Sends the messages that remind, to each browser of a user once a day. A browser whose session has ended, or which its push
 * service no longer knows, is forgotten.
 */
export function sendReminderPushes(
  { db, config, accounts }: Pick<FeatureDeps, "db" | "config" | "accounts">,
  now = () => new Date(),
): Work<ReminderPush> {
  const pushKeys = createPushKeys(db, config);
  const log = createLogger(config);
  const subject = pushSubject(config);

  /** @returns whether it is to be tried again */
  async function send(browser: Browser, day: string, message: PushMessage): Promise<boolean> {
    if (!(await noteMessage(db, browser.id, day))) return false;
    const settings = { keys: await pushKeys(), subject, allow: config.FETCH_ALLOW };
    const status = await sendPush(browser, message, settings).catch((err: unknown) => {
      log.warn({ err }, "a browser was not reminded");
      return err instanceof FetchRefused && err.reason !== "address" ? 503 : 404;
    });
    if (GONE.includes(status)) await forget(browser.userId, [browser.id]);
    if (status >= 300 && !GONE.includes(status)) log.warn({ status }, "a push service refused a reminder");
    const isBusy = status === 429 || status >= 500;
    if (isBusy)
      await db.update(pushSubscriptions).set({ lastDay: null }).where(eq(pushSubscriptions.id, browser.id));
    return isBusy;
  }

  const forget = (userId: string, ids: readonly number[]) =>
    db.transaction(async (tx) => {
      await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
      await scheduleReminder(tx, userId, now());
    });

  return async ({ data: { userId, day } }) => {
    const found = await readBrowsers(db, userId);
    const ended = new Set(await accounts.endedSessions(found.flatMap(({ sessionId }) => sessionId ?? [])));
    const isOver = ({ sessionId, createdAt, signedOutAt }: (typeof found)[number]) =>
      (sessionId !== null && ended.has(sessionId)) || (signedOutAt !== null && createdAt <= signedOutAt);
    const over = found.filter(isOver).map(({ id }) => id);
    if (over.length > 0) await forget(userId, over);
    const wanted = found.filter(
      (row) => !isOver(row) && !isBanned(row) && localTime(row.timeZone, now()).day === day,
    );
    const [first] = wanted;
    if (!first) return;
    const due = await countReviewsToday(db, userId, undefined, now());
    const { title, lead, path } = reminderText(due, languageOf(first.sourceLanguage ?? "en").code);
    const again = await Promise.all(wanted.map((row) => send(row, day, { title, body: lead, path })));
    if (again.includes(true)) throw new Error("A push service could not take a reminder");
  };
}

const readBrowsers = (db: Db, userId: string) =>
  db
    .select({
      id: pushSubscriptions.id,
      userId: pushSubscriptions.userId,
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      lastDay: pushSubscriptions.lastDay,
      createdAt: pushSubscriptions.createdAt,
      bannedAt: users.bannedAt,
      bannedUntil: users.bannedUntil,
      signedOutAt: users.signedOutAt,
      timeZone: REMINDER_ZONE,
      sourceLanguage: preferences.sourceLanguage,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(reminders, eq(reminders.userId, pushSubscriptions.userId))
    .leftJoin(preferences, eq(preferences.userId, pushSubscriptions.userId))
    .where(eq(pushSubscriptions.userId, userId));

/** Notes the day's message to a browser; false if it was noted before. */
async function noteMessage(db: Db, id: number, day: string): Promise<boolean> {
  const isNew = or(isNull(pushSubscriptions.lastDay), ne(pushSubscriptions.lastDay, day));
  const noted = await db
    .update(pushSubscriptions)
    .set({ lastDay: day })
    .where(and(eq(pushSubscriptions.id, id), isNew))
    .returning({ id: pushSubscriptions.id });
  return noted.length > 0;
}

/** Whom push services can reach: the setting, else our pages, else the sender of our mails. */
function pushSubject({ VAPID_SUBJECT, MAIL_FROM, webUrl }: Config): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  if (webUrl.startsWith("https:")) return webUrl;
  return `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
