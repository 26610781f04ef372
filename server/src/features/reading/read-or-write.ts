import { WRITTEN_PARTS, type WrittenPart } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, eq, exists, isNull } from "drizzle-orm";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { findExact, type Writable, type Writer } from "../../texts/rewriting/jobs/request-rewrite.ts";
import { type BookTextQuery, requireBookText } from "./book-texts.queries.ts";
import { findRewrite } from "./texts.queries.ts";

/** Where texts come from: what is stored, then the model, if one is configured (docs/content.md#rewriter). */
export interface Rewriters {
  db: Db;
  writer: Writer | null;
  config: Config;
}

/**
 * The rewrite of an article. An article from a feed is rewritten at exactly the requested level; for our own texts, and when a
 * budget is used up, the result is the nearest level.
 * @throws HttpError not_found, rate_limited, rewrite_failed, being_written
 */
export async function articleText(
  { db, writer }: Rewriters,
  query: { articleId: number; language: LanguageCode; level: Level },
  userId: string,
): Promise<number> {
  const { articleId, language, level } = query;
  const nearest = () => findRewrite(db, articleId, language, level);
  const of = { articleId };
  const exact = await findExact(db, { of, language, level });
  if (exact !== undefined) return exact;
  if (!writer || !(await hasSource(db, articleId))) return nearest();
  return orNearest(writer.write({ of, language, level, how: "new" }, userId), nearest);
}

/**
 * The text of a book at a level; for a signed-in user, generates it if missing.
 * @param again generates it again even if it exists
 * @throws HttpError no_text, rate_limited, rewrite_failed, being_written
 */
export async function bookText(
  { db, writer }: Rewriters,
  query: BookTextQuery & { part: WrittenPart },
  userId: string | undefined,
  again = false,
): Promise<number> {
  const { bookId, part, language, level } = query;
  const of: Writable = { bookId, part };
  const nearest = () => requireBookText(db, query);
  if (again && !writer) throw new HttpError("no_text", ({ texts }) => texts.noModel);
  const exact = await findExact(db, { of, language, level });
  if (exact !== undefined && !again) return exact;
  if (!writer || userId === undefined) return nearest();
  if (again) return writer.write({ of, language, level, how: "again" }, userId);
  return orNearest(writer.write({ of, language, level, how: "new" }, userId), nearest);
}

/** When a budget is used up, falls back to the nearest text; rethrows the refusal if there is none. */
async function orNearest(written: Promise<number>, nearest: () => Promise<number>): Promise<number> {
  try {
    return await written;
  } catch (cause) {
    if (!(cause instanceof HttpError) || cause.code !== "rate_limited") throw cause;
    return nearest().catch(() => {
      throw cause;
    });
  }
}

/** Whether an article's source is stored, so that it can be rewritten. */
async function hasSource(db: Db, articleId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(and(eq(rewrites.articleId, articleId), eq(rewrites.origin, "source")));
  return row !== undefined;
}

/**
 * Retries the failed parts of a rewrite.
 * @throws HttpError not_found if nothing failed or a newer rewrite replaced it, rate_limited, rewrite_failed, being_written
 */
export async function mendText({ db, writer }: Rewriters, id: number, userId: string): Promise<number> {
  const failed = db
    .select({ position: rewriteParagraphs.position })
    .from(rewriteParagraphs)
    .where(and(eq(rewriteParagraphs.rewriteId, id), eq(rewriteParagraphs.rewritten, false)));
  const [row] = await db
    .select()
    .from(rewrites)
    .where(
      and(eq(rewrites.id, id), eq(rewrites.origin, "llm"), isNull(rewrites.supersededAt), exists(failed)),
    );
  if (!row || !writer) throw new HttpError("not_found", ({ texts }) => texts.notRewritable);
  const { articleId, bookId, part, language, level } = row;
  const ofBook = WRITTEN_PARTS.find((written) => written === part) ?? "summary";
  const of = articleId !== null ? { articleId } : { bookId: bookId ?? 0, part: ofBook };
  return writer.write({ of, language, level, how: { mend: id } }, userId);
}
