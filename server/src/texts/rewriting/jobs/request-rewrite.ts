import type { WrittenPart } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { built, type Values } from "../../../platform/database/built.ts";
import type { Db } from "../../../platform/database/open.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { rewriteJobs } from "../../../schema/rewrite-jobs.table.ts";
import { rewrites } from "../../../schema/texts.table.ts";
import { type Budgets, spend } from "./budget.queries.ts";
import type { JobRunner } from "./job-runner.ts";
import { addJob, openJob } from "./rewrite-jobs.queries.ts";

/** A request waits no longer; the text is written all the same. */
const WAIT_MS = 25_000;

/** What a model can write: an article anew, or a text of a book. */
export type Writable = { articleId: number } | { bookId: number; part: WrittenPart };

export interface RewriteRequest {
  of: Writable;
  language: LanguageCode;
  level: Level;
  /** `new`: only if there is none; `again`: replaces the existing one; `mend`: the failed paragraphs of this rewrite. */
  how: "new" | "again" | { mend: number };
}

/** Has texts written: each only once, however many requests ask for it on however many nodes. */
export interface Writer {
  /**
   * Resolves with the id of the rewrite once it is written.
   * @throws HttpError rate_limited, rewrite_failed, being_written
   */
  write(request: RewriteRequest, userId: string): Promise<number>;
  /** Starts doing jobs queued by this and other nodes. @returns a function that ends it */
  start(): () => Promise<void>;
}

export function createWriter(db: Db, runner: JobRunner, budgets: Budgets): Writer {
  return {
    async write(request, userId) {
      const asked = await db.transaction((tx) => ask(tx, request, userId, budgets));
      if ("rewriteId" in asked) return asked.rewriteId;
      runner.wake();
      const end = await runner.waitFor(asked.jobId, WAIT_MS);
      if (!end) throw new HttpError("being_written", ({ texts }) => texts.beingWritten);
      if (end.rewriteId === null) {
        throw new HttpError("rewrite_failed", ({ texts }) =>
          texts.notWritten({ failure: String(end.failure) }),
        );
      }
      return end.rewriteId;
    },
    start: () => runner.start(),
  };
}

type Asked = { rewriteId: number } | { jobId: number };

/** Joins the open job for the same text, or adds one and counts it. */
async function ask(tx: Db, request: RewriteRequest, userId: string, budgets: Budgets): Promise<Asked> {
  const { of, language, level, how } = request;
  const key = keyOf(request);
  const mends = typeof how === "object" ? how.mend : null;
  const jobId = await addJob(tx, { ...of, key, language, level, mends, userId });
  if (jobId === undefined) {
    const open = await openJob(tx, key);
    return open === undefined ? ask(tx, request, userId, budgets) : { jobId: open };
  }
  // A job that wrote it before has ended by now, so its text is visible.
  const written = how === "new" ? await findExact(tx, request) : undefined;
  if (written !== undefined) {
    await tx.delete(rewriteJobs).where(eq(rewriteJobs.id, jobId));
    return { rewriteId: written };
  }
  await spend(tx, userId, budgets);
  return { jobId };
}

function keyOf({ of, language, level }: RewriteRequest): string {
  const subject =
    "articleId" in of ? `article:${of.articleId}` : `book:${of.bookId}:${of.part satisfies WrittenPart}`;
  return `${subject}:${language}:${level}`;
}

/** The rewrite of a text in exactly this language and at exactly this level. */
export async function findExact(
  db: Db,
  { of, language, level }: Pick<RewriteRequest, "of" | "language" | "level">,
): Promise<number | undefined> {
  const [row] = await ("articleId" in of
    ? findOfArticle(db, { ...of, language, level })
    : findOfBook(db, { ...of, language, level }));
  return row?.id;
}

interface Exact {
  language: LanguageCode;
  level: Level;
}

const findOfArticle = built(
  (db, of: Values<Exact & { articleId: number }>) => exact(db, of, eq(rewrites.articleId, of.articleId)),
  "rewrite_of_article",
);
const findOfBook = built(
  (db, of: Values<Exact & { bookId: number; part: WrittenPart }>) =>
    exact(db, of, and(eq(rewrites.bookId, of.bookId), eq(rewrites.part, of.part))),
  "rewrite_of_book",
);

const exact = (db: Db, { language, level }: Values<Exact>, isOfText: SQL | undefined) =>
  db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(
      and(
        isOfText,
        eq(rewrites.language, language),
        eq(rewrites.level, level),
        isNull(rewrites.supersededAt),
      ),
    );
