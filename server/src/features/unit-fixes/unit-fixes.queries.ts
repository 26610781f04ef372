import type { ParsedInput } from "@lagom/shared/contract/calls";
import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { unitFixes } from "../../schema/unit-fixes.table.ts";
import { users } from "../../schema/users.table.ts";

/** Of more corrections in one language the oldest are forgotten: a text is drawn with all of them. */
export const MOST_FIXES = 1000;

const shown = { id: unitFixes.id, surface: unitFixes.surface, cuts: unitFixes.cuts };

/** The user's corrections of a language, in the order in which they were made. */
export function listUnitFixes(db: Db, userId: string, language: LanguageCode): Promise<UnitFix[]> {
  return db.select(shown).from(unitFixes).where(isOf(userId, language)).orderBy(asc(unitFixes.id));
}

/** Stores a correction, in place of an earlier one of the same surface. */
export async function putUnitFix(
  db: Db,
  userId: string,
  { language: name, surface, cuts }: ParsedInput<"PUT /api/unit-fixes">["body"],
): Promise<UnitFix> {
  const language = languageOf(name).code;
  return db.transaction(async (tx) => {
    // Two tabs at once must not both find nothing to replace. Their keys refer to the user: a stronger lock would wait for the
    // other's, and that one for this.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await tx.delete(unitFixes).where(and(isOf(userId, language), eq(unitFixes.surface, surface)));
    const [stored] = await tx.insert(unitFixes).values({ userId, language, surface, cuts }).returning(shown);
    if (!stored) throw new Error("The correction was not stored");
    const old = tx
      .select({ id: unitFixes.id })
      .from(unitFixes)
      .where(isOf(userId, language))
      .orderBy(desc(unitFixes.id))
      .offset(MOST_FIXES);
    await tx.delete(unitFixes).where(inArray(unitFixes.id, old));
    return stored;
  });
}

/**
 * Takes one of the user's corrections back.
 * @throws HttpError not_found
 */
export async function deleteUnitFix(db: Db, userId: string, id: number): Promise<void> {
  const deleted = await db
    .delete(unitFixes)
    .where(and(eq(unitFixes.id, id), eq(unitFixes.userId, userId)))
    .returning({ id: unitFixes.id });
  if (deleted.length === 0) throw new HttpError("not_found", "There is no such correction");
}

const isOf = (userId: string, language: LanguageCode) =>
  and(eq(unitFixes.userId, userId), eq(unitFixes.language, language));
