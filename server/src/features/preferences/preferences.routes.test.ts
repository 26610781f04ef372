import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { preferences } from "../../schema/preferences.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();
const url = "/api/user/preferences";

const read = async (user: TestUser, headers: Record<string, string> = {}) =>
  (await api.app.inject({ url, headers: { ...user.headers, ...headers } })).json();
const change = (user: TestUser, payload: object) =>
  api.app.inject({ method: "PUT", url, headers: user.headers, payload });
const rowOf = async (user: TestUser) =>
  (await api.database.db.select().from(preferences).where(eq(preferences.userId, user.id)))[0];

describe("preferences", () => {
  it("are the built-in ones for a user without a record, and store nothing", async () => {
    const user = await testUser();
    expect(await read(user)).toEqual({
      user_id: user.id,
      target_language: "svenska",
      source_language: "english",
      preferred_levels: {},
      preferred_categories: ["world", "business", "technology"],
      theme: "system",
      text_size: 0,
      time_zone: null,
      daily_reviews: 50,
      daily_goal: null,
      stored: false,
    });
    expect(await rowOf(user)).toBeUndefined();
  });

  it("take the reader's own language from Accept-Language", async () => {
    const headers = { "accept-language": "xx, pl;q=0.5, de-CH;q=0.8, *;q=0.1" };
    expect((await read(await testUser(), headers)).source_language).toBe("Deutsch");
  });

  it("change field by field and level by level", async () => {
    const user = await testUser();
    const first = await change(user, { target_language: "de", preferred_levels: { Deutsch: "B1" } });
    expect(first.json()).toMatchObject({
      target_language: "Deutsch",
      source_language: "english",
      stored: true,
    });
    const second = await change(user, { theme: "dark", preferred_levels: { svenska: "C1" } });
    expect(second.json()).toMatchObject({
      target_language: "Deutsch",
      theme: "dark",
      preferred_levels: { Deutsch: "B1", svenska: "C1" },
    });
    expect(await read(user)).toEqual(second.json());
    expect(await rowOf(user)).toMatchObject({ targetLanguage: "Deutsch", theme: "dark" });
  });

  it.each([
    ["target_language", { target_language: "klingon" }],
    ["preferred_levels", { preferred_levels: { svenska: "Z9" } }],
    ["preferred_categories", { preferred_categories: [] }],
    ["time_zone", { time_zone: "Mars/Olympus" }],
    ["text_size", { text_size: 9 }],
  ])("refuse a bad %s by name", async (field, payload) => {
    const user = await testUser();
    const reply = await change(user, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.details[0].field).toContain(field);
    expect(await rowOf(user)).toBeUndefined();
  });

  it("are each user's own, whatever the body says", async () => {
    const [owner, other] = [await testUser(), await testUser()];
    await change(owner, { theme: "dark" });
    await change(other, { theme: "light", user_id: owner.id });
    expect((await read(owner)).theme).toBe("dark");
    expect(await rowOf(other)).toMatchObject({ theme: "light" });
  });
});
