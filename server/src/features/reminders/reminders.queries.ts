import type { Reply } from "@lagom/shared/contract/calls";
import type {
  PushReplacement,
  PushSubscriptionInput,
  RemindersChange,
} from "@lagom/shared/contract/reminders";
import { desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/open.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { pushSubscriptions, reminders } from "../../schema/reminders.table.ts";
import { scheduleReminder } from "./schedule.queries.ts";

/** Most browsers of one user that are reminded. */
const MOST_BROWSERS = 10;
/** What is offered before anything is set: every evening, and by no way yet. */
const UNSET = { email: false, hour: 19, days: [1, 2, 3, 4, 5, 6, 7] };

type Settings = Omit<Reply<"GET /api/user/reminders">, "address_confirmed" | "push_key">;

/** A user's reminders, as they are set, else as they are offered. */
export async function findReminders(db: Db, userId: string): Promise<Settings> {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  const [chosen] = await db
    .select({ timeZone: preferences.timeZone })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  const browsers = await newestFirst(db, userId).limit(MOST_BROWSERS);
  const { email, hour, days } = row ?? UNSET;
  return {
    email,
    hour,
    days,
    time_zone: chosen?.timeZone ?? row?.timeZone ?? null,
    endpoints: browsers.map(({ endpoint }) => endpoint),
  };
}

/** Sets when a user is reminded, and whether by e-mail. */
export function setReminders(
  db: Db,
  userId: string,
  { email, hour, days, time_zone: timeZone }: z.output<typeof RemindersChange>,
): Promise<void> {
  const set = { email, hour, days, timeZone };
  return inTransaction(db, async (tx) => {
    await tx
      .insert(reminders)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: reminders.userId, set });
    await scheduleReminder(tx, userId);
  });
}

/** Lets a browser be reminded; one with which another user has signed in before is no longer theirs. */
export function addBrowser(
  db: Db,
  { id: userId, sessionId }: { id: string; sessionId: string | null },
  { endpoint, keys, time_zone: timeZone }: PushSubscriptionInput,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await removeBrowser(tx, endpoint);
    await tx
      .insert(reminders)
      .values({ userId, ...UNSET, timeZone })
      .onConflictDoNothing();
    const added = { userId, sessionId, ...keys };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...added })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: added });
    const over = await newestFirst(tx, userId).offset(MOST_BROWSERS).limit(MOST_BROWSERS);
    if (over.length > 0) {
      const ids = over.map(({ id }) => id);
      await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids));
    }
    await scheduleReminder(tx, userId);
    if (before && before !== userId) await scheduleReminder(tx, before);
  });
}

/** Goes on reminding a browser at another address, if it was reminded at the old one. */
export function replaceBrowser(db: Db, { old_endpoint, endpoint, keys }: PushReplacement): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [old] = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, old_endpoint))
      .for("update");
    if (!old) return;
    const before = old_endpoint === endpoint ? undefined : await removeBrowser(tx, endpoint);
    await tx
      .update(pushSubscriptions)
      .set({ endpoint, ...keys })
      .where(eq(pushSubscriptions.id, old.id));
    if (before) await scheduleReminder(tx, before);
  });
}

/** Ends the reminders of a browser, if there are any. */
export function endBrowser(db: Db, endpoint: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const userId = await removeBrowser(tx, endpoint);
    if (userId) await scheduleReminder(tx, userId);
  });
}

/** @returns whose it was */
async function removeBrowser(tx: Db, endpoint: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
    .returning({ userId: pushSubscriptions.userId });
  return gone?.userId;
}

const newestFirst = (db: Db, userId: string) =>
  db
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .$dynamic();
