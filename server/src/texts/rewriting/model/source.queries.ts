import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS } from "@lagom/shared/text/levels";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { books } from "../../../schema/books.table.ts";
import { rewriteParagraphs, rewrites } from "../../../schema/texts.table.ts";
import type { StoredParagraph } from "../../passages/paragraph.ts";
import { ofText, type RewriteOf } from "../../passages/store-rewrite.ts";
import type { RewriteJob } from "../jobs/rewrite-jobs.queries.ts";
import type { BookFacts } from "./prompts.ts";

/** A text from which another is written; the first paragraph is the title. */
export interface SourceText {
  language: LanguageCode;
  summary: string;
  paragraphs: StoredParagraph[];
}

/** The subject of a job. */
export function subjectOf({ articleId, bookId, part }: RewriteJob): RewriteOf {
  if (articleId !== null) return { articleId };
  if (bookId === null || part === null) throw new Error("The job is about nothing");
  return { bookId, part };
}

/**
 * The text from which a new one is written: the source itself, else our own text; preferably in the requested language, and at
 * the hardest level, which leaves out least.
 */
export async function readSource(
  db: Db,
  of: RewriteOf,
  language: LanguageCode,
): Promise<SourceText | undefined> {
  const hardest = [...LEVELS].reverse();
  const [row] = await db
    .select({ id: rewrites.id, language: rewrites.language, summary: rewrites.summary })
    .from(rewrites)
    .where(and(ofText(of), isNull(rewrites.supersededAt), sql`${rewrites.origin} <> 'llm'`))
    .orderBy(
      sql`${rewrites.origin} = 'source' desc`,
      sql`${rewrites.language} = ${language} desc`,
      sql`${rewrites.language} = 'en' desc`,
      sql`array_position(${sql.param(hardest)}::text[], ${rewrites.level})`,
    )
    .limit(1);
  return row && { ...row, paragraphs: await readParagraphs(db, row.id) };
}

/** The paragraphs of a rewrite in their order. */
export async function readParagraphs(db: Db, rewriteId: number): Promise<StoredParagraph[]> {
  const rows = await db
    .select()
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, rewriteId))
    .orderBy(asc(rewriteParagraphs.position));
  return rows.map(({ rewriteId: _, position: __, ...paragraph }) => paragraph);
}

/** What a model is told about a book of which we have no text. */
export async function readBookFacts(db: Db, bookId: number): Promise<BookFacts | undefined> {
  const [book] = await db
    .select({ title: books.title, authors: books.authors, year: books.year })
    .from(books)
    .where(eq(books.id, bookId));
  return book;
}
