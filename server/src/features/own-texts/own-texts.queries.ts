import type { OwnText } from "@lagom/shared/contract/own-texts";
import { languageOf } from "@lagom/shared/text/languages";
import { MOST_OWN_TEXTS } from "@lagom/shared/text/own-text";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { users } from "../../schema/users.table.ts";
import type { BuiltRewrite } from "../../texts/passages/build-rewrite.ts";
import { storeBody } from "../../texts/passages/store-rewrite.ts";
import { minutesFor } from "../reading/texts.queries.ts";
import type { PlainText } from "./plain-text.ts";

const noSuchText = () => new HttpError("not_found", "There is no such text of yours");

const ownedBy = (userId: string, id?: number) =>
  and(eq(ownTexts.userId, userId), id === undefined ? undefined : eq(ownTexts.id, id));

/** The user's texts, newest first. */
export async function listOwnTexts(db: Db, userId: string, id?: number): Promise<OwnText[]> {
  const rows = await db
    .select({
      id: ownTexts.id,
      rewrite_id: rewrites.id,
      title: rewrites.title,
      lang: rewrites.language,
      word_count: rewrites.wordCount,
      source: { name: ownTexts.sourceName, url: ownTexts.sourceUrl },
      createdAt: ownTexts.createdAt,
    })
    .from(ownTexts)
    .innerJoin(rewrites, eq(rewrites.ownTextId, ownTexts.id))
    .where(ownedBy(userId, id))
    .orderBy(desc(ownTexts.createdAt), desc(ownTexts.id))
    .limit(MOST_OWN_TEXTS);
  return rows.map(({ createdAt, ...row }) => {
    const { name, dir } = languageOf(row.lang);
    const minutes = minutesFor(row.word_count);
    return { ...row, language: name, dir, minutes, created_at: createdAt.toISOString() };
  });
}

/**
 * One of the user's texts.
 * @throws HttpError not_found
 */
export async function findOwnText(db: Db, userId: string, id: number): Promise<OwnText> {
  const [found] = await listOwnTexts(db, userId, id);
  if (!found) throw noSuchText();
  return found;
}

/**
 * Stores a text for its owner.
 * @returns its id
 * @throws HttpError conflict when there are as many as a reader may keep
 */
export async function storeOwnText(
  db: Db,
  userId: string,
  built: BuiltRewrite,
  source: { name: string; url: string | null },
): Promise<number> {
  return db.transaction(async (tx) => {
    // Two concurrent requests must not both take the last free place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if ((await tx.$count(ownTexts, ownedBy(userId))) >= MOST_OWN_TEXTS) {
      throw new HttpError("conflict", `You keep ${MOST_OWN_TEXTS} texts; delete one to make room`);
    }
    const [own] = await tx
      .insert(ownTexts)
      .values({ userId, sourceName: source.name, sourceUrl: source.url })
      .returning({ id: ownTexts.id });
    if (!own) throw new Error("The text was not stored");
    const { language, level, title, summary, wordCount, levelReport } = built;
    const [rewrite] = await tx
      .insert(rewrites)
      .values({
        ownTextId: own.id,
        language,
        level,
        title,
        summary,
        wordCount,
        levelReport,
        origin: "source",
      })
      .returning({ id: rewrites.id });
    if (!rewrite) throw new Error("The text was not stored");
    await storeBody(tx, rewrite.id, built);
    return own.id;
  });
}

/** Title and paragraphs of one of the user's texts, as they were brought along. */
export async function plainOwnText(db: Db, userId: string, id: number): Promise<PlainText> {
  const { rewrite_id } = await findOwnText(db, userId, id);
  const rows = await db
    .select({ text: rewriteParagraphs.text })
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, rewrite_id))
    .orderBy(asc(rewriteParagraphs.position));
  const [title, ...paragraphs] = rows.map(({ text }) => text);
  return { title: title ?? "", paragraphs };
}

/**
 * Replaces the tokens of one of the user's texts, for instance after a change of its language.
 * @throws HttpError not_found, also when it is deleted meanwhile
 */
export async function retokeniseOwnText(
  db: Db,
  userId: string,
  id: number,
  built: BuiltRewrite,
): Promise<void> {
  const own = db.select({ id: ownTexts.id }).from(ownTexts).where(ownedBy(userId, id));
  const { language, level, wordCount, levelReport } = built;
  await db.transaction(async (tx) => {
    const [rewrite] = await tx
      .update(rewrites)
      .set({ language, level, wordCount, levelReport })
      .where(inArray(rewrites.ownTextId, own))
      .returning({ id: rewrites.id });
    if (!rewrite) throw noSuchText();
    await storeBody(tx, rewrite.id, built);
  });
}

/**
 * Deletes one of the user's texts and everything that belongs to it.
 * @throws HttpError not_found
 */
export async function deleteOwnText(db: Db, userId: string, id: number): Promise<void> {
  const deleted = await db.delete(ownTexts).where(ownedBy(userId, id)).returning({ id: ownTexts.id });
  if (deleted.length === 0) throw noSuchText();
}

/** What the download of all data holds of own texts: source, language and the words themselves. */
export const ownTextExport = sql`(select jsonb_build_object('title', r.title, 'language', r.language, 'paragraphs',
    (select jsonb_agg(p.text order by p.position) from rewrite_paragraphs p where p.rewrite_id = r.id))
  from rewrites r where r.own_text_id = ${ownTexts.id})`;
