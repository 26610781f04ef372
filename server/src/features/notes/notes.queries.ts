import type { ParsedInput } from "@lagom/shared/contract/calls";
import { MOST_NOTES_OF_TEXT } from "@lagom/shared/contract/note-limits";
import type { SentenceNote } from "@lagom/shared/contract/notes";
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { badField, HttpError } from "../../platform/http/http-error.ts";
import { sentenceNotes } from "../../schema/notes.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { readableBy } from "../../texts/passages/readable.ts";

type NewNote = ParsedInput<"PUT /api/user/notes">["body"];

/** A user's notes on the sentences of a text. */
export function listNotes(db: Db, userId: string, rewriteId: number): Promise<SentenceNote[]> {
  const { paragraph, sentence, quote, note } = sentenceNotes;
  return db
    .select({ paragraph, sentence, quote, note })
    .from(sentenceNotes)
    .where(isOf(userId, rewriteId))
    .orderBy(asc(paragraph), asc(sentence))
    .limit(MOST_NOTES_OF_TEXT);
}

/**
 * Stores a note in place of an earlier one on the same sentence; an empty one only takes that away.
 * @throws HttpError not_found where the user can read no such text; bad_request where it has too many notes
 */
export async function putNote(db: Db, userId: string, given: NewNote): Promise<void> {
  const { rewrite_id: rewriteId, paragraph, sentence, quote, note } = given;
  const here = and(
    isOf(userId, rewriteId),
    eq(sentenceNotes.paragraph, paragraph),
    eq(sentenceNotes.sentence, sentence),
  );
  if (note === "") {
    await db.delete(sentenceNotes).where(here);
    return;
  }
  await refuseTooMany(db, userId, given);
  const { userId: owner, rewriteId: text, paragraph: where, sentence: number } = sentenceNotes;
  await db
    .insert(sentenceNotes)
    .values({
      userId,
      rewriteId,
      paragraph,
      sentence,
      quote: quote.toWellFormed(),
      note: note.toWellFormed(),
    })
    .onConflictDoUpdate({
      target: [owner, text, where, number],
      set: { quote: sql`excluded.quote`, note: sql`excluded.note`, updatedAt: sql`now()` },
    });
}

async function refuseTooMany(
  db: Db,
  userId: string,
  { rewrite_id, paragraph, sentence }: NewNote,
): Promise<void> {
  const [text] = await db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(and(eq(rewrites.id, rewrite_id), readableBy(userId)));
  if (!text) throw new HttpError("not_found", ({ texts }) => texts.none);
  const isOther = sql`(${sentenceNotes.paragraph}, ${sentenceNotes.sentence}) <> (${paragraph}, ${sentence}::int)`;
  const [others] = await db
    .select({ notes: count() })
    .from(sentenceNotes)
    .where(and(isOf(userId, rewrite_id), isOther));
  if (others && others.notes >= MOST_NOTES_OF_TEXT) {
    throw badField("note", ({ fields }) => fields.tooManyNotes({ most: MOST_NOTES_OF_TEXT }));
  }
}

const isOf = (userId: string, rewriteId: number) =>
  and(eq(sentenceNotes.userId, userId), eq(sentenceNotes.rewriteId, rewriteId));
