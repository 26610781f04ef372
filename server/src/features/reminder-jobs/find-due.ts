import { and, asc, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { isBanned } from "../../identity/users/ban.ts";
import type { Db } from "../../platform/database/open.ts";
import { inBatches } from "../../platform/jobs/in-batches.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { users } from "../../schema/users.table.ts";
import { localTime, nextReminder } from "../reminders/next-reminder.ts";
import { REMINDER_LATE_MS, REMINDER_MAIL, REMINDER_PUSH } from "../reminders/reminder-jobs.ts";
import { REMINDER_ZONE } from "../reminders/schedule.queries.ts";

const BATCH = 100;

/**
 * Finds who is due, and adds their reminders to the queue in the transaction that notes the day: so there is one for a day,
 * however many nodes look and whichever of them ends in between. Whoever has read or reviewed on that day needs none.
 */
export async function findDueReminders(db: Db, queue: JobQueue, now = new Date()): Promise<void> {
  await inBatches(BATCH, (size) => claimBatch(db, queue, now, size));
  queue.wake(REMINDER_MAIL);
  queue.wake(REMINDER_PUSH);
}

function claimBatch(db: Db, queue: JobQueue, now: Date, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = (await selectDue(tx, now, size)).map((row) => ({
      ...row,
      day: localTime(row.timeZone, now).day,
      next: nextReminder(row, now),
    }));
    if (due.length === 0) return 0;
    const busy = await readersOf(tx, due);
    const reminded = due.filter((row) => isWanted(row, now) && !busy.has(`${row.userId} ${row.day}`));
    await noteReminders(tx, due, new Set(reminded.map(({ userId }) => userId)));
    const mails = reminded
      .filter(({ email }) => email)
      .map(({ userId, address: to, day }) => ({ userId, to, purpose: "reminder" as const, day }));
    await queue.add(tx, REMINDER_MAIL, ...mails);
    const pushes = reminded
      .filter(({ hasBrowser }) => hasBrowser)
      .map(({ userId, day }) => ({ userId, day }));
    await queue.add(tx, REMINDER_PUSH, ...pushes);
    return due.length;
  });
}

type Due = Awaited<ReturnType<typeof selectDue>>[number] & { day: string };

const selectDue = (tx: Db, now: Date, size: number) =>
  tx
    .select({
      userId: reminders.userId,
      email: reminders.email,
      hasBrowser: sql<boolean>`exists (
        select from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${reminders.userId})`,
      hour: reminders.hour,
      days: reminders.days,
      lastDay: reminders.lastDay,
      // The condition below says that there is one.
      dueAt: sql<Date>`${reminders.nextAt}`.mapWith(reminders.nextAt),
      timeZone: REMINDER_ZONE,
      address: users.email,
      bannedAt: users.bannedAt,
      bannedUntil: users.bannedUntil,
    })
    .from(reminders)
    .innerJoin(users, eq(users.id, reminders.userId))
    .leftJoin(preferences, eq(preferences.userId, reminders.userId))
    .where(lte(reminders.nextAt, now))
    .orderBy(asc(reminders.nextAt), asc(reminders.userId))
    .limit(size)
    .for("update", { of: reminders, skipLocked: true });

/** Of a reminder that is late, as after a time without any node, the day may be over, or the evening. */
function isWanted(row: Due, now: Date): boolean {
  const { lastDay, day, dueAt, timeZone } = row;
  const isNew = lastDay === null || lastDay < day;
  const isLate = now.getTime() - dueAt.getTime() > REMINDER_LATE_MS || localTime(timeZone, dueAt).day !== day;
  return isNew && !isLate && !isBanned(row);
}

/** Who has read or reviewed on the day, as user and day. */
async function readersOf(tx: Db, due: readonly Due[]): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ userId: activityDaily.userId, day: activityDaily.day })
    .from(activityDaily)
    .where(
      and(
        inArray(
          activityDaily.userId,
          due.map(({ userId }) => userId),
        ),
        inArray(activityDaily.day, [...new Set(due.map(({ day }) => day))]),
        or(
          gt(activityDaily.wordsRead, 0),
          gt(activityDaily.articlesFinished, 0),
          gt(activityDaily.wordsReviewed, 0),
        ),
      ),
    );
  return new Set(rows.map(({ userId, day }) => `${userId} ${day}`));
}

/** Notes when each is due next, and the day of those who are reminded now. */
async function noteReminders(
  tx: Db,
  due: readonly (Due & { next: Date })[],
  reminded: ReadonlySet<string>,
): Promise<void> {
  const noted = due.map(({ userId, next, day }) => ({
    user_id: userId,
    next_at: next,
    day: reminded.has(userId) ? day : null,
  }));
  await tx.execute(sql`
    update ${reminders} set next_at = noted.next_at, last_day = coalesce(noted.day, ${reminders.lastDay})
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (user_id uuid, next_at timestamptz, day date)
    where ${reminders.userId} = noted.user_id`);
}
