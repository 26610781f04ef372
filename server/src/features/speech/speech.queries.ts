import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";

export interface Piece {
  rewriteId: number;
  /** Position of the paragraph in its text; 0 is the title. */
  position: number;
  start: number;
  end: number;
}

export interface FoundPiece {
  text: string;
  language: LanguageCode;
  /** Whether it is of an own text, which only its reader may read. */
  isPersonal: boolean;
}

/** A piece of a paragraph that a user may read; undefined if there is no such paragraph. */
export async function findPiece(db: Db, piece: Piece, userId: string): Promise<FoundPiece | undefined> {
  const { rewriteId, position, start, end } = piece;
  const [row] = await db
    .select({
      text: rewriteParagraphs.text,
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
  // Offsets are UTF-16 units, which the database does not count in.
  return row && { ...row, text: row.text.slice(start, end) };
}
