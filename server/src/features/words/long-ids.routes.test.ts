import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { testUser } from "../../testing/tokens.ts";

const api = useTestApi();
/** Where ids of 32 bits end. */
const END = 2_147_483_647;

beforeAll(async () => {
  await api.database.db.execute(
    sql`select setval(pg_get_serial_sequence('saved_words', 'id'), ${END}::bigint)`,
  );
});

it("a word whose id is longer than 32 bits is changed, reviewed, deleted, restored and exported like any other", async () => {
  const { headers } = await testUser();
  type Method = "GET" | "POST" | "PATCH" | "PUT";
  const call = async (method: Method, url: string, payload?: object) => {
    const reply = await api.app.inject({
      method,
      url: `/api/user-words${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    expect(reply.statusCode, reply.body).toBeLessThan(300);
    return reply.body ? reply.json() : null;
  };
  const word = { source_word: "hav", translated_word: "sea", source_lang: "sv", target_lang: "en" };
  const { id } = await call("POST", "", word);
  expect(id).toBe(END + 1);
  await call("PATCH", `/${id}`, { status: "learning" });
  await call("PUT", `/${id}/reviews/answer-0001`, { rating: "good" });
  expect((await call("POST", "/delete", { ids: [id] })).ids).toEqual([id]);
  expect((await call("POST", "/restore", { ids: [id] })).ids).toEqual([id]);
  expect((await call("GET", "/reviews?practice=true")).cards).toMatchObject([
    { word: { id, status: "learning" }, schedule: { reps: 1 } },
  ]);
  expect(await call("GET", "/export")).toMatchObject([{ id, status: "learning" }]);
});
