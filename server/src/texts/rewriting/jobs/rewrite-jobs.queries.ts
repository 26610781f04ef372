import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";

export type RewriteJob = typeof rewriteJobs.$inferSelect;
export type NewJob = Omit<typeof rewriteJobs.$inferInsert, "id">;

/** Maximum number of attempts, for jobs that kill the process. */
const MOST_ATTEMPTS = 5;

/** Adds a job unless one with its key is open. */
export async function addJob(tx: Db, job: NewJob): Promise<number | undefined> {
  const [row] = await tx
    .insert(rewriteJobs)
    .values(job)
    .onConflictDoNothing()
    .returning({ id: rewriteJobs.id });
  return row?.id;
}

/** The id of the open job with this key. */
export async function openJob(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: rewriteJobs.id })
    .from(rewriteJobs)
    .where(and(eq(rewriteJobs.key, key), isNull(rewriteJobs.finishedAt)));
  return row?.id;
}

/** How a job ended; undefined while it is open, or if there is none. */
export async function jobEnd(
  db: Db,
  id: number,
): Promise<Pick<RewriteJob, "rewriteId" | "failure"> | undefined> {
  const [row] = await db.select().from(rewriteJobs).where(eq(rewriteJobs.id, id));
  return row?.finishedAt ? row : undefined;
}

/** Claims the oldest job that is waiting or whose lease has expired; no other node can claim it meanwhile. */
export async function claimJob(db: Db, leaseMs: number): Promise<RewriteJob | undefined> {
  await db
    .update(rewriteJobs)
    .set({ finishedAt: sql`now()`, failure: "given_up" })
    .where(
      and(
        isNull(rewriteJobs.finishedAt),
        sql`${rewriteJobs.attempt} >= ${MOST_ATTEMPTS}`,
        sql`${rewriteJobs.leaseUntil} < now()`,
      ),
    );
  const next = sql`(select id from rewrite_jobs
    where finished_at is null and (lease_until is null or lease_until < now())
    order by id limit 1 for update skip locked)`;
  const [job] = await db
    .update(rewriteJobs)
    .set({ leaseUntil: leaseFrom(leaseMs), attempt: sql`${rewriteJobs.attempt} + 1` })
    .where(sql`${rewriteJobs.id} = ${next}`)
    .returning();
  return job;
}

/** Stores the passages done so far and renews the lease; false when the job is no longer ours. */
export async function renewLease(db: Db, job: RewriteJob, leaseMs: number): Promise<boolean> {
  const rows = await db
    .update(rewriteJobs)
    .set({ leaseUntil: leaseFrom(leaseMs), passages: job.passages })
    .where(isOurs(job))
    .returning({ id: rewriteJobs.id });
  return rows.length > 0;
}

/** Ends a job; false when it is no longer ours, in which case its result must not be stored. */
export async function endJob(
  tx: Db,
  job: RewriteJob,
  end: { rewriteId: number } | { failure: string },
): Promise<boolean> {
  const rows = await tx
    .update(rewriteJobs)
    .set({ finishedAt: sql`now()`, passages: {}, ...end })
    .where(isOurs(job))
    .returning({ id: rewriteJobs.id });
  return rows.length > 0;
}

/** Returns a job to the queue, so that another node can take it at once. */
export async function releaseJob(db: Db, job: RewriteJob): Promise<void> {
  await db.update(rewriteJobs).set({ leaseUntil: null }).where(isOurs(job));
}

/** The attempt number distinguishes a process whose lease has expired from the current one. */
const isOurs = ({ id, attempt }: RewriteJob) =>
  and(eq(rewriteJobs.id, id), eq(rewriteJobs.attempt, attempt), isNull(rewriteJobs.finishedAt));

const leaseFrom = (leaseMs: number) => sql`now() + ${leaseMs} * interval '1 millisecond'`;
