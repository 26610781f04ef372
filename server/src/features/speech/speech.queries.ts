import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import type { ReadParagraph } from "./espeak/in-kana.ts";

export interface ParagraphOf {
  rewriteId: number;
  /** Position of the paragraph in its text; 0 is the title. */
  position: number;
}

export interface FoundParagraph extends ReadParagraph {
  language: LanguageCode;
  /** Whether it is of an own text, which only its reader may read. */
  isPersonal: boolean;
}

/** A paragraph that a user may read; undefined if there is no such paragraph. */
export async function findParagraph(
  db: Db,
  { rewriteId, position }: ParagraphOf,
  userId: string,
): Promise<FoundParagraph | undefined> {
  const [row] = await db
    .select({
      text: rewriteParagraphs.text,
      tokens: rewriteParagraphs.tokens,
      entries: rewriteParagraphs.entries,
      language: rewrites.language,
      isPersonal: sql<boolean>`${rewrites.ownTextId} is not null`,
    })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .where(
      and(
        eq(rewriteParagraphs.rewriteId, rewriteId),
        eq(rewriteParagraphs.position, position),
        readableBy(userId),
      ),
    );
  return row;
}
