import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { jsonb, pgSchema, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Db } from "../database/open.ts";

/** The columns that we read of the library's table of jobs; its own migrations make it. */
const jobs = pgSchema("pgboss").table("job", {
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  data: jsonb("data").notNull(),
  state: text("state").notNull(),
  retryCount: smallint("retry_count").notNull(),
  createdOn: timestamp("created_on", { withTimezone: true }).notNull(),
  completedOn: timestamp("completed_on", { withTimezone: true }),
  output: jsonb("output").$type<{ message?: string }>(),
});

/** A job that was given up. */
export interface DeadLetter<Data> {
  id: string;
  data: Data;
  attempts: number;
  addedAt: Date;
  givenUpAt: Date;
  /** Why the last attempt failed. */
  failure: string;
}

const isDead = (names: readonly string[]) =>
  and(inArray(jobs.name, [...names]), eq(jobs.state, sql`'failed'`));

/** Jobs of these queues that were given up, the latest first. */
export async function listDeadLetters<Data>(
  db: Db,
  names: readonly string[],
  { take, skip }: { take: number; skip: number },
): Promise<DeadLetter<Data>[]> {
  const rows = await db
    .select()
    .from(jobs)
    .where(isDead(names))
    .orderBy(desc(jobs.completedOn), desc(jobs.id))
    .limit(take)
    .offset(skip);
  return rows.map(read<Data>);
}

/** One of them, with its queue; locked in the caller's transaction. */
export async function findDeadLetter<Data>(
  tx: Db,
  names: readonly string[],
  id: string,
): Promise<(DeadLetter<Data> & { name: string }) | undefined> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(isDead(names), eq(jobs.id, id)))
    .for("update");
  return row && { ...read<Data>(row), name: row.name };
}

export async function deleteDeadLetter(tx: Db, names: readonly string[], id: string): Promise<void> {
  await tx.delete(jobs).where(and(isDead(names), eq(jobs.id, id)));
}

/** Whose jobs: those that name the user's id, and mails to the address. */
export interface JobsOf {
  userId: string;
  address: string | undefined;
}

/** Most jobs of one user that an export has; few are ever waiting. */
const MOST_OF_USER = 1000;

const isOf = (names: readonly string[], { userId, address }: JobsOf) =>
  and(
    inArray(jobs.name, [...names]),
    or(
      sql`${jobs.data} ->> 'userId' = ${userId}`,
      address === undefined ? undefined : sql`${jobs.data} ->> 'to' = ${address}`,
    ),
  );

/** A user's jobs in these queues, whether they wait or were given up. */
export async function jobsOf<Data>(
  db: Db,
  names: readonly string[],
  whose: JobsOf,
): Promise<Pick<DeadLetter<Data>, "data" | "addedAt">[]> {
  const rows = await db.select().from(jobs).where(isOf(names, whose)).limit(MOST_OF_USER);
  return rows.map(read<Data>);
}

export async function forgetJobs(tx: Db, names: readonly string[], whose: JobsOf): Promise<void> {
  await tx.delete(jobs).where(isOf(names, whose));
}

function read<Data>(row: typeof jobs.$inferSelect): DeadLetter<Data> {
  return {
    id: row.id,
    data: row.data as Data,
    attempts: row.retryCount + 1,
    addedAt: row.createdOn,
    givenUpAt: row.completedOn ?? row.createdOn,
    failure: row.output?.message ?? "",
  };
}
