import type { ParsedInput } from "@lagom/shared/contract/calls";
import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { tokenCorrections } from "../../schema/token-corrections.table.ts";
import { users } from "../../schema/users.table.ts";

/** Of more corrections in one language the oldest are forgotten: a text is drawn with all of them. */
export const MOST_FIXES = 1000;

const shown = { id: tokenCorrections.id, surface: tokenCorrections.surface, cuts: tokenCorrections.cuts };

/** The user's corrections of a language, in the order in which they were made. */
export function listTokenCorrections(
  db: Db,
  userId: string,
  language: LanguageCode,
): Promise<TokenCorrection[]> {
  return db
    .select(shown)
    .from(tokenCorrections)
    .where(isOf(userId, language))
    .orderBy(asc(tokenCorrections.id));
}

/** Stores a correction, in place of an earlier one of the same surface. */
export async function putTokenCorrection(
  db: Db,
  userId: string,
  { language: name, surface, cuts }: ParsedInput<"PUT /api/token-corrections">["body"],
): Promise<TokenCorrection> {
  const language = languageOf(name).code;
  return db.transaction(async (tx) => {
    // Two tabs at once must not both find nothing to replace. Their keys refer to the user: a stronger lock would wait for the
    // other's, and that one for this.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    await tx
      .delete(tokenCorrections)
      .where(and(isOf(userId, language), eq(tokenCorrections.surface, surface)));
    const [stored] = await tx
      .insert(tokenCorrections)
      .values({ userId, language, surface, cuts })
      .returning(shown);
    if (!stored) throw new Error("The correction was not stored");
    const old = tx
      .select({ id: tokenCorrections.id })
      .from(tokenCorrections)
      .where(isOf(userId, language))
      .orderBy(desc(tokenCorrections.id))
      .offset(MOST_FIXES);
    await tx.delete(tokenCorrections).where(inArray(tokenCorrections.id, old));
    return stored;
  });
}

/**
 * Takes one of the user's corrections back.
 * @throws HttpError not_found
 */
export async function deleteTokenCorrection(db: Db, userId: string, id: number): Promise<void> {
  const deleted = await db
    .delete(tokenCorrections)
    .where(and(eq(tokenCorrections.id, id), eq(tokenCorrections.userId, userId)))
    .returning({ id: tokenCorrections.id });
  if (deleted.length === 0) throw new HttpError("not_found", ({ words }) => words.noCorrection);
}

const isOf = (userId: string, language: LanguageCode) =>
  and(eq(tokenCorrections.userId, userId), eq(tokenCorrections.language, language));
