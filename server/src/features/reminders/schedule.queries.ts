import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { nextReminder } from "./next-reminder.ts";

/** The zone in which a user is reminded: the one they chose, else that of their device. To be joined with `preferences`. */
export const REMINDER_ZONE = sql<string>`coalesce(${preferences.timeZone}, ${reminders.timeZone})`;

/**
 * Finds anew when a user is reminded next, in the transaction that changed the times, the zone or the ways. Without a way to
 * remind there is no next time.
 */
export async function scheduleReminder(tx: Db, userId: string, now = new Date()): Promise<void> {
  const [times] = await tx
    .select({
      hour: reminders.hour,
      days: reminders.days,
      timeZone: REMINDER_ZONE,
      hasWay: sql<boolean>`${reminders.email} or exists (
        select from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${reminders.userId})`,
    })
    .from(reminders)
    .leftJoin(preferences, eq(preferences.userId, reminders.userId))
    .where(eq(reminders.userId, userId))
    .for("update", { of: reminders });
  if (!times) return;
  await tx
    .update(reminders)
    .set({ nextAt: times.hasWay ? nextReminder(times, now) : null })
    .where(eq(reminders.userId, userId));
}
