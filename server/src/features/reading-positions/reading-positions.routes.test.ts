import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readingPositions } from "../../schema/reading-positions.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const EARLY = "2026-01-01T10:00:00.000Z";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const savePosition = ({ headers }: TestUser, rewriteId: number, payload: object) =>
  api.app.inject({ method: "PUT", url: `/api/user/reading-positions/${rewriteId}`, headers, payload });
const position = (paragraph: string, minutes: number, sentence = 0) => ({
  paragraph,
  sentence,
  occurred_at: minutesAgo(minutes),
});
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(readingPositions).where(eq(readingPositions.userId, user.id));

describe("the reading position in a text", () => {
  it("is saved, and the latest of all devices wins, in whatever order they come", async () => {
    const user = await testUser();
    const { rewriteId, articleId } = await addText(api.database.db);
    const [phone, laptop] = [position("p7", 5, 2), position("p3", 60)];
    expect((await savePosition(user, rewriteId, phone)).json()).toEqual(phone);
    expect((await savePosition(user, rewriteId, laptop)).json()).toEqual(phone);
    const later = position("p1", 1);
    expect((await savePosition(user, rewriteId, later)).json()).toEqual(later);
    expect(await rowsOf(user)).toMatchObject([
      { textKey: `article:${articleId}:sv`, paragraph: "p1", sentence: 0 },
    ]);
  });

  it("is one at all levels of a text, and another in another language", async () => {
    const user = await testUser();
    const { articleId, rewriteId } = await addText(api.database.db);
    const facts = { articleId, title: "x", summary: "x", wordCount: 1, origin: "corpus" } as const;
    const [harder, german] = await api.database.db
      .insert(rewrites)
      .values([
        { ...facts, language: "sv", level: "C1" },
        { ...facts, language: "de", level: "A2" },
      ])
      .returning({ id: rewrites.id });
    await savePosition(user, rewriteId, position("p1", 3));
    await savePosition(user, harder?.id ?? 0, position("p2", 2));
    await savePosition(user, german?.id ?? 0, position("p3", 1));
    const saved = (await rowsOf(user)).map((row) => [row.textKey, row.paragraph]).sort();
    expect(saved).toEqual([
      [`article:${articleId}:de`, "p3"],
      [`article:${articleId}:sv`, "p2"],
    ]);
  });

  it("comes from no future and from no more than 30 days ago", async () => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db);
    const old = await savePosition(user, rewriteId, {
      ...position("p1", 0),
      occurred_at: EARLY.replace("2026", "1999"),
    });
    expect(Date.now() - Date.parse(old.json().occurred_at)).toBeLessThan(31 * 86_400_000);
    const future = await savePosition(user, rewriteId, {
      ...position("p2", 0),
      occurred_at: "2999-01-01T00:00:00Z",
    });
    expect(Date.parse(future.json().occurred_at)).toBeLessThanOrEqual(Date.now());
  });

  it("is never another user's", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    const { rewriteId } = await addText(api.database.db);
    await savePosition(owner, rewriteId, position("p1", 3));
    await savePosition(other, rewriteId, position("p9", 1));
    const [row] = await api.database.db
      .select()
      .from(readingPositions)
      .where(and(eq(readingPositions.userId, owner.id)));
    expect(row?.paragraph).toBe("p1");
  });

  it("of no text is not found", async () => {
    const user = await testUser();
    expect((await savePosition(user, 2_000_000_000, position("p1", 1))).statusCode).toBe(404);
    expect(await rowsOf(user)).toEqual([]);
  });

  it.each([
    ["paragraph", { paragraph: "" }],
    ["sentence", { sentence: -1 }],
    ["occurred_at", { occurred_at: "now" }],
  ])("with a bad %s is refused by name", async (field, change) => {
    const user = await testUser();
    const { rewriteId } = await addText(api.database.db);
    const reply = await savePosition(user, rewriteId, { ...position("p1", 1), ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details).toMatchObject([{ field }]);
    expect(await rowsOf(user)).toEqual([]);
  });
});
