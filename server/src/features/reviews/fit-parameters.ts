import { REVIEW_RATINGS, type ReviewRating } from "@lagom/shared/text/review";
import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import type { RecurringJob } from "../../platform/jobs/recurring-job.ts";
import { createWorkerPool } from "../../platform/workers/worker-pool.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import type { DatedRating } from "./fit-worker.ts";

/** With fewer answers a fit is worse than the parameters for everybody. */
const FEWEST_ANSWERS = 1000;
/** A fit is renewed when there are so many times the answers. */
const GROWTH = 1.25;
/** A reader's first answers; more would only take longer. */
const MOST_ANSWERS = 20_000;
/** Readers of one run: with the time limit, well within that of a job. */
const MOST_READERS = 15;
/** A fit of 10,000 answers takes half a second. */
const POOL = { cpuLimitMs: 30_000, memoryMb: 256, niceness: 15, mostTasks: 1 };
const DAY_MS = 86_400_000;

/** Fits the parameters of FSRS to the answers of readers who have given enough of them. */
export const fitReviewParameters: RecurringJob = {
  name: "fit-review-parameters",
  every: "day",
  run: (db) => fitParameters(db),
};

/**
 * Fits the parameters of readers who have none, or many more answers than when they were fitted.
 * @param fewest answers that a reader must have given
 */
export async function fitParameters(db: Db, fewest = FEWEST_ANSWERS): Promise<void> {
  const readers = await readersToFit(db, fewest);
  if (readers.length === 0) return;
  const pool = createWorkerPool<typeof import("./fit-worker.ts")>(
    new URL("./fit-worker.ts", import.meta.url),
    POOL,
  );
  try {
    for (const { userId, answers } of readers) {
      const parameters = await pool.run("fit", await readAnswers(db, userId));
      await store(db, { userId, answers, parameters });
    }
  } finally {
    await pool.close();
  }
}

interface Reader extends Record<string, unknown> {
  userId: string;
  answers: number;
}

/** In random order, so that no reader whose answers cannot be fitted stands in the way of others. */
async function readersToFit(db: Db, fewest: number): Promise<Reader[]> {
  const { rows } = await db.execute<Reader>(sql`
    select a.user_id as "userId", count(*)::int as answers
    from review_answers a left join review_parameters p on p.user_id = a.user_id
    group by a.user_id, p.answers
    having count(*) >= ${fewest}::int and count(*) >= coalesce(p.answers, 0) * ${GROWTH}::float8
    order by random() limit ${MOST_READERS}`);
  return rows;
}

/** The answers to each word. The first ones of the reader, so that none of a word lacks what came before it. */
async function readAnswers(db: Db, userId: string): Promise<DatedRating[][]> {
  const { wordId, rating, answeredAt, createdAt, id } = reviewAnswers;
  const answers = await db
    .select({ wordId, rating, answeredAt })
    .from(reviewAnswers)
    .where(eq(reviewAnswers.userId, userId))
    .orderBy(asc(createdAt), asc(id))
    .limit(MOST_ANSWERS);
  return [...Map.groupBy(answers, (answer) => answer.wordId).values()].map(dated);
}

function dated(answers: { rating: ReviewRating; answeredAt: Date }[]): DatedRating[] {
  const inOrder = answers.toSorted((a, b) => a.answeredAt.getTime() - b.answeredAt.getTime());
  return inOrder.map(({ rating, answeredAt }, at) => {
    const before = inOrder[at - 1]?.answeredAt ?? answeredAt;
    const days = Math.floor((answeredAt.getTime() - before.getTime()) / DAY_MS);
    return [REVIEW_RATINGS.indexOf(rating) + 1, days];
  });
}

/** Stores what was fitted, unless the reader has gone meanwhile. */
async function store(
  db: Db,
  { userId, answers, parameters }: Reader & { parameters: number[] },
): Promise<void> {
  await db.execute(sql`
    insert into review_parameters (user_id, parameters, answers, fitted_at)
    select id, ${sql.param(parameters)}::float8[], ${answers}, now() from users where id = ${userId}
    on conflict (user_id) do update set
      parameters = excluded.parameters, answers = excluded.answers, fitted_at = excluded.fitted_at`);
}
