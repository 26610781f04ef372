import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily } from "../../schema/activities.table.ts";
import { users } from "../../schema/users.table.ts";
import { dayIn } from "./daily.queries.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Longer than any day, also one on which the clocks are set back. */
const LONGEST_DAY_MS = 26 * HOUR_MS;

/** When seconds were reported, and when that reached the server. */
interface Reported {
  timeZone: string;
  occurredAt: Date;
  now: Date;
}

/** What counts of a report: seconds since midnight, and those of the day before. */
interface Spread {
  since: number;
  before?: { day: string; seconds: number };
}

/** Makes other reports of a reader's time wait, so that two of them do not fill the same seconds. First in its transaction. */
export const lockReader = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");

/**
 * Spreads the seconds of a report over the day on which it was made and, for what does not fit into that day so far, the day before.
 * No day gets more seconds than have passed of it, whatever was reported before and by how many devices.
 */
export async function spreadSeconds(
  tx: Db,
  userId: string,
  { timeZone, occurredAt, now }: Reported,
  seconds: number,
): Promise<Spread> {
  if (seconds === 0) return { since: 0 };
  const fitting = async (wanted: number, day: string, begin: Date, end: Date): Promise<number> => {
    const room = secondsBetween(begin, end) - (await readSeconds(tx, userId, day));
    return Math.min(wanted, Math.max(0, room));
  };
  const midnight = startOfDay(timeZone, occurredAt);
  const wanted = Math.min(seconds, secondsBetween(midnight, occurredAt));
  const end = endOfDay(timeZone, occurredAt, now);
  const since = await fitting(wanted, dayIn(timeZone, occurredAt), midnight, end);
  if (wanted === seconds) return { since };
  const last = new Date(midnight.getTime() - 1);
  const day = dayIn(timeZone, last);
  const earlier = await fitting(seconds - wanted, day, startOfDay(timeZone, last), midnight);
  return { since, before: { day, seconds: earlier } };
}

/** The first millisecond of the calendar day of an instant in a time zone, whatever its clocks do on that day. */
function startOfDay(timeZone: string, instant: Date): Date {
  const day = dayIn(timeZone, instant);
  return firstInstant(
    instant.getTime() - LONGEST_DAY_MS,
    instant.getTime(),
    (at) => dayIn(timeZone, at) === day,
  );
}

/** The end of the calendar day of an instant, or now, if that is earlier. */
function endOfDay(timeZone: string, instant: Date, now: Date): Date {
  const day = dayIn(timeZone, instant);
  if (dayIn(timeZone, now) === day) return now;
  const begin = instant.getTime();
  return firstInstant(begin, begin + LONGEST_DAY_MS, (at) => dayIn(timeZone, at) !== day);
}

/** Halves a span of milliseconds until the instant is found from which on a condition holds, which holds at its end. */
function firstInstant(before: number, from: number, holds: (at: Date) => boolean): Date {
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (holds(new Date(middle))) from = middle;
    else before = middle;
  }
  return new Date(from);
}

const secondsBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / 1000);

async function readSeconds(tx: Db, userId: string, day: string): Promise<number> {
  const [sums] = await tx
    .select({ seconds: sql<number>`coalesce(sum(${activityDaily.seconds}), 0)::int` })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), eq(activityDaily.day, day)));
  return sums?.seconds ?? 0;
}
