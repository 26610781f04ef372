import type { OwnText, PreparingText } from "@lagom/shared/contract/own-texts";
import { languageOf } from "@lagom/shared/text/languages";
import { MOST_OWN_TEXT_PARAGRAPHS, MOST_OWN_TEXTS, MOST_PREPARING } from "@lagom/shared/text/own-text";
import { and, asc, desc, eq, lt, not, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { users } from "../../schema/users.table.ts";
import type { PlainText } from "../../texts/passages/plain-text.ts";
import { minutesFor } from "../reading/texts.queries.ts";

export const noSuchText = () => new HttpError("not_found", ({ ownTexts }) => ownTexts.none);

const ownedBy = (userId: string, id?: number) =>
  and(eq(ownTexts.userId, userId), id === undefined ? undefined : eq(ownTexts.id, id));

/** The user's texts that can be read. */
export const isReady = (userId: string, id?: number) =>
  sql`(${ownedBy(userId, id)} and ${ownTexts.progress} = 100)`;

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
    .where(isReady(userId, id))
    .orderBy(desc(ownTexts.createdAt), desc(ownTexts.id))
    .limit(MOST_OWN_TEXTS);
  return rows.map(({ createdAt, ...row }) => {
    const { name, dir } = languageOf(row.lang);
    const minutes = minutesFor(row.word_count);
    return { ...row, language: name, dir, minutes, created_at: createdAt.toISOString() };
  });
}

/** The user's texts that are being prepared, newest first; one that is tokenised again can be read meanwhile. */
export async function listPreparing(db: Db, userId: string): Promise<PreparingText[]> {
  return db
    .select({
      id: ownTexts.id,
      source: { name: ownTexts.sourceName, url: ownTexts.sourceUrl },
      progress: sql<number>`case when ${ownTexts.progress} < 100 then ${ownTexts.progress} else ${ownTexts.retokenised} end`,
    })
    .from(ownTexts)
    .where(and(ownedBy(userId), isBeingPrepared()))
    .orderBy(desc(ownTexts.id))
    .limit(MOST_PREPARING);
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

/** By then the preparation is over, even if the process died. */
const LONGEST_PREPARATION = sql`interval '5 minutes'`;
const isBeingPrepared = () =>
  sql`(coalesce(${ownTexts.retokenisedSince}, case when ${ownTexts.progress} < 100 then ${ownTexts.createdAt} end)
    > now() - ${LONGEST_PREPARATION}) is true`;

/**
 * Reserves room for one more of a reader's texts before any work is done for it. Deletes what an earlier preparation left
 * behind if its process died.
 * @returns the id of the text, which is to be prepared now
 * @throws HttpError conflict if the reader has the maximum number of texts, rate_limited if others are being prepared
 */
export async function reserveOwnText(db: Db, userId: string, source: OwnText["source"]): Promise<number> {
  return db.transaction(async (tx) => {
    await lockTexts(tx, userId);
    await tx.delete(ownTexts).where(and(ownedBy(userId), lt(ownTexts.progress, 100), not(isBeingPrepared())));
    if ((await tx.$count(ownTexts, ownedBy(userId))) >= MOST_OWN_TEXTS)
      throw new HttpError("conflict", ({ ownTexts }) => ownTexts.tooMany({ most: MOST_OWN_TEXTS }));
    await refuseTooMany(tx, userId);
    const [own] = await tx
      .insert(ownTexts)
      .values({ userId, sourceName: source.name, sourceUrl: source.url, progress: 0 })
      .returning({ id: ownTexts.id });
    if (!own) throw new Error("The text was not stored");
    return own.id;
  });
}

/**
 * Reserves one of the user's texts to be tokenised again; only one preparation of a text runs at a time.
 * @returns the id of its rewrite, and a function that ends the reservation
 * @throws HttpError not_found; rate_limited while it or too many others are being prepared
 */
export async function reserveAgain(db: Db, userId: string, id: number) {
  const { rewriteId, since } = await db.transaction(async (tx) => {
    await lockTexts(tx, userId);
    const { rewrite_id } = await findOwnText(tx, userId, id);
    if ((await tx.$count(ownTexts, and(ownedBy(userId, id), isBeingPrepared()))) > 0)
      throw new HttpError("rate_limited", ({ ownTexts }) => ownTexts.preparing);
    await refuseTooMany(tx, userId);
    const [begun] = await tx
      .update(ownTexts)
      .set({ retokenisedSince: sql`now()`, retokenised: 0 })
      .where(ownedBy(userId, id))
      .returning({ since: ownTexts.retokenisedSince });
    return { rewriteId: rewrite_id, since: begun?.since ?? new Date(0) };
  });
  const mine = and(ownedBy(userId, id), eq(ownTexts.retokenisedSince, since));
  return {
    rewriteId,
    end: async () => void (await db.update(ownTexts).set({ retokenisedSince: null }).where(mine)),
  };
}

/** Two concurrent requests must not both take the last one allowed. */
const lockTexts = (tx: Db, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");

async function refuseTooMany(tx: Db, userId: string): Promise<void> {
  if ((await tx.$count(ownTexts, and(ownedBy(userId), isBeingPrepared()))) >= MOST_PREPARING)
    throw new HttpError("rate_limited", ({ ownTexts }) => ownTexts.othersPreparing);
}

/** Title and paragraphs of the rewrite of one's own text, as they were brought along. */
export async function plainText(db: Db, rewriteId: number): Promise<PlainText> {
  const rows = await db
    .select({ text: rewriteParagraphs.text, heading: rewriteParagraphs.heading })
    .from(rewriteParagraphs)
    .where(eq(rewriteParagraphs.rewriteId, rewriteId))
    .orderBy(asc(rewriteParagraphs.position))
    .limit(MOST_OWN_TEXT_PARAGRAPHS + 1);
  const [title, ...paragraphs] = rows;
  return {
    title: title?.text ?? "",
    paragraphs: paragraphs.map(({ text }) => text),
    headings: paragraphs.flatMap(({ heading }, at) => (heading ? [at] : [])),
  };
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
