import type { ReadingPosition } from "@lagom/shared/contract/reading-positions";
import { and, eq, inArray, lt, type Placeholder, sql } from "drizzle-orm";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readingPositions } from "../../schema/reading-positions.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import { clampToPast } from "../activities/activity-context.ts";

/** Maximum reading positions per user; the oldest are dropped. */
const MOST_POSITIONS = 1000;

/** Identifies a rewrite's text and language across levels. */
const textKey = sql<string>`coalesce('article:' || ${rewrites.articleId},
  'book:' || ${rewrites.bookId} || ':' || ${rewrites.part},
  'own:' || ${rewrites.ownTextId})
  || ':' || ${rewrites.language}`;

const keyOf = (rewriteId: Placeholder) =>
  sql`(select ${textKey} from ${rewrites} where ${rewrites.id} = ${rewriteId})`;

const findPosition = built(
  (db, of: Values<{ userId: string; rewriteId: number }>) =>
    db
      .select()
      .from(readingPositions)
      .where(and(eq(readingPositions.userId, of.userId), eq(readingPositions.textKey, keyOf(of.rewriteId)))),
  "reading_position",
);

/** A user's reading position in the text of a rewrite; null if there is none. */
export async function readReadingPosition(
  db: Db,
  userId: string,
  rewriteId: number,
): Promise<ReadingPosition | null> {
  const [row] = await findPosition(db, { userId, rewriteId });
  if (!row) return null;
  const { paragraph, sentence, occurredAt } = row;
  return { paragraph, sentence, occurred_at: occurredAt.toISOString() };
}

/**
 * Saves a reading position unless a later one is known.
 * @returns the latest of all devices
 * @throws HttpError not_found
 */
export async function saveReadingPosition(
  db: Db,
  userId: string,
  rewriteId: number,
  position: ReadingPosition,
): Promise<ReadingPosition> {
  const [text] = await db
    .select({ key: textKey })
    .from(rewrites)
    .where(and(eq(rewrites.id, rewriteId), readableBy(userId)));
  if (!text) throw new HttpError("not_found", ({ texts }) => texts.none);
  const occurredAt = clampToPast(position.occurred_at);
  const { paragraph, sentence } = position;
  await db
    .insert(readingPositions)
    .values({ userId, textKey: text.key, paragraph, sentence, occurredAt })
    .onConflictDoUpdate({
      target: [readingPositions.userId, readingPositions.textKey],
      set: { paragraph, sentence, occurredAt },
      setWhere: lt(readingPositions.occurredAt, occurredAt),
    });
  await dropOldest(db, userId);
  const saved = await readReadingPosition(db, userId, rewriteId);
  if (!saved) throw new Error("The reading position that was saved is not there");
  return saved;
}

async function dropOldest(db: Db, userId: string): Promise<void> {
  const beyond = db
    .select({ key: readingPositions.textKey })
    .from(readingPositions)
    .where(eq(readingPositions.userId, userId))
    .orderBy(sql`${readingPositions.occurredAt} desc`)
    .offset(MOST_POSITIONS);
  await db
    .delete(readingPositions)
    .where(and(eq(readingPositions.userId, userId), inArray(readingPositions.textKey, beyond)));
}
