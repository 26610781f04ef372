import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { inArray, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import { rewriteLemmas } from "./texts.table.ts";

/** Whose words count as known, by docs/decisions/0005-known-percent.md. */
export interface KnownWords {
  userId: string;
  /** The reader's level in the language of the text. */
  level: Level;
}

/** Share of running words that the reader knows, 0 to 100, of each rewrite. */
export async function knownPercents(
  db: Db,
  rewriteIds: readonly number[],
  reader: KnownWords,
): Promise<Map<number, number>> {
  if (rewriteIds.length === 0) return new Map();
  const easy = LEVELS.slice(0, LEVELS.indexOf(reader.level) + 1);
  const isKnown = inArray(rewriteLemmas.band, easy);
  const rows = await db
    .select({
      id: rewriteLemmas.rewriteId,
      percent: sql<number>`(100.0 * coalesce(sum(${rewriteLemmas.count}) filter (where ${isKnown}), 0)
        / sum(${rewriteLemmas.count}))::float8`,
    })
    .from(rewriteLemmas)
    .where(inArray(rewriteLemmas.rewriteId, [...rewriteIds]))
    .groupBy(rewriteLemmas.rewriteId);
  return new Map(rows.map(({ id, percent }) => [id, Math.round(percent)]));
}
