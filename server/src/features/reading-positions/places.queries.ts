import type { Place } from "@lagom/shared/contract/places";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { places } from "../../schema/places.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";
import { clampToPast } from "../activities/activity-place.ts";

/** Places kept for a user; the oldest go first. */
const MOST_PLACES = 1000;

/** Names a rewrite's text and language over its levels. */
const textKey = sql<string>`coalesce('article:' || ${rewrites.articleId},
  'book:' || ${rewrites.bookId} || ':' || ${rewrites.part},
  'own:' || ${rewrites.ownTextId})
  || ':' || ${rewrites.language}`;

const keyOf = (rewriteId: number) =>
  sql`(select ${textKey} from ${rewrites} where ${rewrites.id} = ${rewriteId})`;

/** Where a user is in the text that a rewrite belongs to; null when nowhere yet. */
export async function readPlace(db: Db, userId: string, rewriteId: number): Promise<Place | null> {
  const [row] = await db
    .select()
    .from(places)
    .where(and(eq(places.userId, userId), eq(places.textKey, keyOf(rewriteId))));
  if (!row) return null;
  const { paragraph, sentence, occurredAt } = row;
  return { paragraph, sentence, occurred_at: occurredAt.toISOString() };
}

/**
 * Keeps a place unless a later one is known.
 * @returns the latest of all devices
 * @throws HttpError not_found
 */
export async function keepPlace(db: Db, userId: string, rewriteId: number, place: Place): Promise<Place> {
  const [text] = await db
    .select({ key: textKey })
    .from(rewrites)
    .where(and(eq(rewrites.id, rewriteId), readableBy(userId)));
  if (!text) throw new HttpError("not_found", "There is no such text");
  const occurredAt = clampToPast(place.occurred_at);
  const { paragraph, sentence } = place;
  await db
    .insert(places)
    .values({ userId, textKey: text.key, paragraph, sentence, occurredAt })
    .onConflictDoUpdate({
      target: [places.userId, places.textKey],
      set: { paragraph, sentence, occurredAt },
      setWhere: lt(places.occurredAt, occurredAt),
    });
  await dropOldest(db, userId);
  const kept = await readPlace(db, userId, rewriteId);
  if (!kept) throw new Error("The place that was kept is not there");
  return kept;
}

async function dropOldest(db: Db, userId: string): Promise<void> {
  const beyond = db
    .select({ key: places.textKey })
    .from(places)
    .where(eq(places.userId, userId))
    .orderBy(sql`${places.occurredAt} desc`)
    .offset(MOST_PLACES);
  await db.delete(places).where(and(eq(places.userId, userId), inArray(places.textKey, beyond)));
}
