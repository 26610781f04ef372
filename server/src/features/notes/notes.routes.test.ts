import { LONGEST_NOTE, MOST_NOTES_OF_TEXT } from "@lagom/shared/contract/note-limits";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sentenceNotes } from "../../schema/notes.table.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const put = ({ headers }: TestUser, payload: object) =>
  api.app.inject({ method: "PUT", url: "/api/user/notes", headers, payload });
const notesOf = async ({ headers }: TestUser, rewriteId: number) =>
  (await api.app.inject({ url: `/api/user/notes?rewrite_id=${rewriteId}`, headers })).json().notes;
const noteOn = (rewrite_id: number, note: string, sentence = 0) => ({
  rewrite_id,
  paragraph: "p1",
  sentence,
  quote: "Havet är djupt.",
  note,
});

it("keeps one note a sentence for its user, and an empty one takes it away", async () => {
  const [user, other] = [await testUser(), await testUser()];
  const { rewriteId } = await addText(api.database.db);
  expect((await put(user, noteOn(rewriteId, "  V2! "))).statusCode).toBe(204);
  await put(user, noteOn(rewriteId, "djup, djupt, djupa"));
  await put(user, noteOn(rewriteId, "ask Eva", 1));
  await put(other, noteOn(rewriteId, "mine"));
  expect(await notesOf(user, rewriteId)).toEqual([
    { paragraph: "p1", sentence: 0, quote: "Havet är djupt.", note: "djup, djupt, djupa" },
    { paragraph: "p1", sentence: 1, quote: "Havet är djupt.", note: "ask Eva" },
  ]);
  await put(user, noteOn(rewriteId, " "));
  expect((await notesOf(user, rewriteId)).map(({ note }: { note: string }) => note)).toEqual(["ask Eva"]);
  expect(await notesOf(other, rewriteId)).toHaveLength(1);
});

it("are part of the export, and go with the account", async () => {
  const user = await testUser();
  const { rewriteId } = await addText(api.database.db);
  await put(user, noteOn(rewriteId, "ask Eva"));
  const { headers } = user;
  const exported = (await api.app.inject({ url: "/api/user/export", headers })).json();
  expect(exported.sentence_notes).toMatchObject([{ rewrite_id: rewriteId, note: "ask Eva" }]);
  await api.app.inject({ method: "DELETE", url: "/api/user/me", headers });
  const left = api.database.db.select().from(sentenceNotes).where(eq(sentenceNotes.userId, user.id));
  expect(await left).toEqual([]);
});

it("need a text that the user can read", async () => {
  const [user, other] = [await testUser(), await testUser()];
  expect((await put(user, noteOn(2_000_000_000, "x"))).statusCode).toBe(404);
  await api.app.inject({ url: "/api/user/me", headers: other.headers });
  const { db } = api.database;
  const [own] = await db.insert(ownTexts).values({ userId: other.id, sourceName: "x" }).returning();
  const facts = {
    title: "x",
    summary: "x",
    wordCount: 1,
    origin: "source",
    language: "sv",
    level: "A2",
  } as const;
  const [text] = await db
    .insert(rewrites)
    .values({ ...facts, ownTextId: own?.id })
    .returning();
  expect((await put(user, noteOn(text?.id ?? 0, "x"))).statusCode).toBe(404);
  expect((await put(other, noteOn(text?.id ?? 0, "x"))).statusCode).toBe(204);
  await api.app.inject({ method: "DELETE", url: `/api/user/texts/${own?.id}`, headers: other.headers });
  expect(await notesOf(other, text?.id ?? 0)).toEqual([]);
});

it("are refused by name when there are too many, while those that are there can be changed", async () => {
  const user = await testUser();
  const { rewriteId } = await addText(api.database.db);
  await put(user, noteOn(rewriteId, "first"));
  await api.database.db.execute(sql`insert into sentence_notes (user_id, rewrite_id, paragraph, sentence, quote, note)
    select ${user.id}::uuid, ${rewriteId}, 'p2', n, 'x', 'x' from generate_series(1, ${MOST_NOTES_OF_TEXT - 1}) n`);
  const reply = await put(user, noteOn(rewriteId, "x", 9));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toMatchObject([{ field: "note" }]);
  expect((await put(user, noteOn(rewriteId, "changed"))).statusCode).toBe(204);
});

it.each([
  ["note", { note: "x".repeat(LONGEST_NOTE + 1) }],
  ["quote", { quote: "" }],
  ["sentence", { sentence: -1 }],
])("with a bad %s are refused by name", async (field, change) => {
  const user = await testUser();
  const { rewriteId } = await addText(api.database.db);
  const reply = await put(user, { ...noteOn(rewriteId, "x"), ...change });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toMatchObject([{ field }]);
  expect(await notesOf(user, rewriteId)).toEqual([]);
});
