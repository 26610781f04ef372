import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { levelAnswers } from "../../schema/level-answers.table.ts";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";
import { addToDay, dayIn } from "./daily.queries.ts";
import { EVIDENCE_DAYS, SILENT_DAYS } from "./level-offer.ts";
import { addDays } from "./streak.ts";

const api = useTestApi();

const offerTo = async ({ headers }: TestUser, language = "sv") =>
  (await api.app.inject({ url: `/api/user/level-offer?language=${language}`, headers })).json().offer;
const respond = ({ headers }: TestUser, payload: object) =>
  api.app.inject({ method: "PUT", url: "/api/user/level-offer", headers, payload });

/** A user who finished texts at A2 with a lookup now and then, as many days ago. */
async function easyReader(daysAgo = 0): Promise<TestUser> {
  const user = await testUser();
  await api.app.inject({ url: "/api/user/me", headers: user.headers });
  const day = addDays(dayIn("UTC", new Date()), -daysAgo);
  const figures = { articlesOpened: 6, articlesFinished: 6, wordsRead: 900, wordsLookedUp: 5 };
  await addToDay(api.database.db, { userId: user.id, day, language: "sv", level: "A2" }, figures);
  return user;
}

it("offers the next level by what was read at the present one, in that language alone", async () => {
  const user = await easyReader();
  expect(await offerTo(user)).toEqual({
    level: "A2",
    seems: "easy",
    next: "B1",
    finished: 6,
    words_read: 900,
    words_looked_up: 5,
  });
  expect(await offerTo(user, "de")).toBeNull();
  expect(await offerTo(await testUser())).toBeNull();
  const preferred_levels = { svenska: "B1" };
  const { headers } = user;
  await api.app.inject({
    method: "PUT",
    url: "/api/user/preferences",
    headers,
    payload: { preferred_levels },
  });
  expect(await offerTo(user)).toBeNull();
});

it("forgets what is older than its days of evidence", async () => {
  expect(await offerTo(await easyReader(EVIDENCE_DAYS - 2))).not.toBeNull();
  expect(await offerTo(await easyReader(EVIDENCE_DAYS + 1))).toBeNull();
});

it("is silent after an answer, for as long as it says, and for nobody else", async () => {
  const [user, other] = [await easyReader(), await easyReader()];
  expect((await respond(user, { language: "sv", level: "A2" })).statusCode).toBe(204);
  expect(await offerTo(user)).toBeNull();
  expect(await offerTo(other)).not.toBeNull();
  await api.database.db
    .update(levelAnswers)
    .set({ answeredAt: sql`now() - make_interval(days => ${SILENT_DAYS + 1})` })
    .where(eq(levelAnswers.userId, user.id));
  expect(await offerTo(user)).not.toBeNull();
  await respond(user, { language: "sv", level: "A2" });
  expect(await offerTo(user)).toBeNull();
});

it.each([
  ["language", { language: "klingon", level: "A2" }],
  ["level", { language: "sv", level: "D1" }],
])("refuses an answer with a bad %s by name", async (field, payload) => {
  const user = await testUser();
  const reply = await respond(user, payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().error.details).toMatchObject([{ field }]);
  expect(await offerTo(user)).toBeNull();
});
