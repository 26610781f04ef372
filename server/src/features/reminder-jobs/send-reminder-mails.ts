import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import { isBanned } from "../../identity/users/ban.ts";
import type { Db } from "../../platform/database/open.ts";
import { createLogger } from "../../platform/http/logger.ts";
import type { Work } from "../../platform/jobs/job-kind.ts";
import { createHourlyMails } from "../../platform/limits/hourly-mails.ts";
import { createSendMail } from "../../platform/mail/send.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { reminders } from "../../schema/reminders.table.ts";
import { users } from "../../schema/users.table.ts";
import type { FeatureDeps } from "../feature.ts";
import { localTime } from "../reminders/next-reminder.ts";
import type { ReminderMail } from "../reminders/reminder-jobs.ts";
import { REMINDER_ZONE } from "../reminders/schedule.queries.ts";
import { createUnsubscribing } from "../reminders/unsubscribe.ts";
import { countReviewsToday } from "../reviews/list-reviews.queries.ts";
import { reminderMail } from "./reminder-mail.ts";

/**
 * Sends the mails that remind, each once: a node that ends between the note and the mail server's answer sends none. Whoever has
 * turned them off since, is banned, or has an address that is not confirmed gets none; nor does anybody once the share of the
 * hour's mails is used up.
 */
export function sendReminderMails(
  { db, database, config, accounts }: Pick<FeatureDeps, "db" | "database" | "config" | "accounts">,
  now = () => new Date(),
): Work<ReminderMail> {
  const send = createSendMail(config);
  const hourly = createHourlyMails({ database, config, log: createLogger(config) });
  const unsubscribing = createUnsubscribing(db, config);
  return async ({ data: { userId, day } }) => {
    const wanted = await findWanted(db, userId, day, now());
    if (!wanted) return;
    const to = await accounts.confirmedAddress(userId);
    if (to === null) return;
    const due = await countReviewsToday(db, userId, undefined, now());
    const links = { webUrl: config.webUrl, unsubscribe: await unsubscribing.linkOf(userId) };
    if (!(await noteMail(db, userId, day))) return;
    try {
      if ((await hourly.take("reminder")) !== null) return;
      await send(reminderMail(to, due, wanted.language, links));
    } catch (error) {
      await db.update(reminders).set({ mailedDay: null }).where(eq(reminders.userId, userId));
      throw error;
    }
  };
}

/** The language in which the user is reminded, if they still want mails and their day is not over. */
async function findWanted(
  db: Db,
  userId: string,
  day: string,
  now: Date,
): Promise<{ language: LanguageCode } | undefined> {
  const [row] = await db
    .select({
      timeZone: REMINDER_ZONE,
      bannedAt: users.bannedAt,
      bannedUntil: users.bannedUntil,
      sourceLanguage: preferences.sourceLanguage,
    })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(preferences, eq(preferences.userId, reminders.userId))
    .where(and(eq(reminders.userId, userId), eq(reminders.email, true)));
  if (!row || isBanned(row) || localTime(row.timeZone, now).day !== day) return undefined;
  return { language: languageOf(row.sourceLanguage ?? "en").code };
}

/** Notes the day's mail; false if it was noted before. */
async function noteMail(db: Db, userId: string, day: string): Promise<boolean> {
  const noted = await db
    .update(reminders)
    .set({ mailedDay: day })
    .where(and(eq(reminders.userId, userId), or(isNull(reminders.mailedDay), ne(reminders.mailedDay, day))))
    .returning({ userId: reminders.userId });
  return noted.length > 0;
}
