import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewrites } from "../../schema/texts.table.ts";

/**
 * Limits rewrites to those that a user may read: all except the own texts of other users.
 * @param userId an id, or the column or placeholder that holds it; null for a visitor
 */
export const readableBy = (
  userId: string | PgColumn | Placeholder | null,
): SQL => sql`(${rewrites.ownTextId} is null
  or exists (select from ${ownTexts} where ${ownTexts.id} = ${rewrites.ownTextId} and ${ownTexts.userId} = ${userId}::uuid))`;
