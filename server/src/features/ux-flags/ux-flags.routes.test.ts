import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { uxFlags } from "../../schema/ux-flags.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const flagsOf = async ({ headers }: TestUser) =>
  (await api.app.inject({ url: "/api/ux-flags", headers })).json();
const note = ({ headers }: TestUser, version: unknown) =>
  api.app.inject({
    method: "POST",
    url: "/api/ux-flags/select_to_translate_tutorial",
    headers,
    payload: { version },
  });

it("keeps the newest version of the tutorial that a user has been shown, and no other user's", async () => {
  const [user, other] = [await testUser(), await testUser()];
  expect(await flagsOf(user)).toEqual({ select_to_translate_tutorial: null });
  expect((await note(user, 2)).json()).toMatchObject({ select_to_translate_tutorial: { version: 2 } });
  await note(user, 1);
  expect(await flagsOf(user)).toMatchObject({ select_to_translate_tutorial: { version: 2 } });
  expect(await flagsOf(other)).toEqual({ select_to_translate_tutorial: null });
  expect(await api.database.db.select().from(uxFlags).where(eq(uxFlags.userId, user.id))).toMatchObject([
    { flag: "select_to_translate_tutorial", version: 2 },
  ]);
});

it.each([0, 1.5, "1", undefined])("refuses %s as a version", async (version) => {
  const user = await testUser();
  const reply = await note(user, version);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toMatchObject([{ field: "version" }]);
  expect(await flagsOf(user)).toEqual({ select_to_translate_tutorial: null });
});
