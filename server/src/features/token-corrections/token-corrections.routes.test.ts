import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { tokenCorrections } from "../../schema/token-corrections.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { MOST_FIXES } from "./token-corrections.queries.ts";

const api = useTestApi();

const put = (user: TestUser, payload: object) =>
  api.app.inject({ method: "PUT", url: "/api/token-corrections", headers: user.headers, payload });
const list = async (user: TestUser, language: string) => {
  const url = `/api/token-corrections?language=${encodeURIComponent(language)}`;
  return (await api.app.inject({ url, headers: user.headers })).json().fixes;
};
const remove = (user: TestUser, id: number) =>
  api.app.inject({ method: "DELETE", url: `/api/token-corrections/${id}`, headers: user.headers });
const rowsOf = (user: TestUser) =>
  api.database.db.select().from(tokenCorrections).where(eq(tokenCorrections.userId, user.id));

const JOINED = { language: "zh", surface: "图书馆", cuts: [] };

describe("tokens put right", () => {
  it("are remembered for the user and the language", async () => {
    const [user, other] = [await testUser(), await testUser()];
    const reply = await put(user, JOINED);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { id: expect.any(Number), surface: "图书馆", cuts: [] },
    ]);
    expect(await list(user, "中文")).toEqual([reply.json()]);
    expect(await list(user, "日本語")).toEqual([]);
    expect(await list(other, "中文")).toEqual([]);
    expect(await rowsOf(user)).toMatchObject([{ language: "zh", surface: "图书馆", cuts: [] }]);
  });

  it("replace earlier corrections of the same surface", async () => {
    const user = await testUser();
    await put(user, JOINED);
    await put(user, { ...JOINED, cuts: [2] });
    expect(await list(user, "zh")).toMatchObject([{ surface: "图书馆", cuts: [2] }]);
  });

  it("take turns when several tabs put the same surface right at once", async () => {
    const user = await testUser();
    const tabs = [[1], [2], [], [1], [2], []];
    const replies = await Promise.all(tabs.map((cuts) => put(user, { ...JOINED, cuts })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200));
    const [saved, ...others] = await rowsOf(user);
    expect(others).toEqual([]);
    expect(replies.map((reply) => reply.json())).toContainEqual({
      id: saved?.id,
      surface: "图书馆",
      cuts: saved?.cuts,
    });
  });

  it("are taken back", async () => {
    const user = await testUser();
    const { id } = (await put(user, JOINED)).json();
    expect((await remove(user, id)).statusCode).toBe(204);
    expect(await rowsOf(user)).toEqual([]);
  });

  it("of somebody else cannot be undone", async () => {
    const owner = await testUser();
    const { id } = (await put(owner, JOINED)).json();
    expect((await remove(await testUser(), id)).statusCode).toBe(404);
    expect(await rowsOf(owner)).toHaveLength(1);
  });

  it.each([[[0]], [[3]], [[2, 1]], [[1, 1]]])("cannot be cut at %j", async (cuts) => {
    const user = await testUser();
    const reply = await put(user, { ...JOINED, cuts });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details[0].field).toContain("cuts");
    expect(await rowsOf(user)).toEqual([]);
  });

  it("forget the oldest when they are too many", async () => {
    const user = await testUser();
    await put(user, JOINED);
    await api.database.db.execute(sql`insert into token_corrections (user_id, language, surface, cuts)
      select ${user.id}::uuid, 'zh', n::text, '{}' from generate_series(1, ${MOST_FIXES - 1}) n`);
    await put(user, { ...JOINED, surface: "看书" });
    const fixes = await list(user, "zh");
    expect(fixes).toHaveLength(MOST_FIXES);
    expect(fixes[0].surface).toBe("1");
  });
});
