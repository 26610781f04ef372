import { expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { addText } from "../../testing/texts.ts";
import { testUser } from "../../testing/tokens.ts";
import { recordActivity } from "../activities/record-activity.queries.ts";
import { readToday } from "./today.queries.ts";

const api = useTestApi();
const before = new Date("2026-03-10T10:59:30Z");
const after = new Date("2026-03-10T11:00:30Z");

it("a day tells what was done and what waits, and begins anew at midnight in the reader's zone", async () => {
  const user = await testUser();
  const { db } = api.database;
  const send = (method: "PUT" | "POST", url: string, payload: object) =>
    api.app.inject({ method, url: `/api/${url}`, headers: user.headers, payload });
  await send("PUT", "user/preferences", { time_zone: "Pacific/Auckland", daily_reviews: 5 });
  for (const source_word of ["hund", "katt"])
    await send("POST", "user-words", {
      source_word,
      translated_word: "-",
      source_lang: "sv",
      target_lang: "en",
    });
  const { rewriteId: begun } = await addText(db, { title: "Skogen" });
  const { rewriteId: done } = await addText(db);
  const record = (activity_type: "article_read" | "article_finished", rewrite_id: number, seconds: number) =>
    recordActivity(db, user.id, { activity_type, rewrite_id, activity_data: { seconds } }, before);
  await record("article_finished", done, 0);
  await record("article_read", begun, 90);
  expect(await readToday(db, user.id, "sv", before)).toMatchObject({
    day: "2026-03-10",
    seconds: 90,
    articles_finished: 1,
    streak: { current: 1 },
    reviews: 2,
    unfinished: { title: "Skogen", rewrite_id: begun },
  });
  expect(await readToday(db, user.id, "de", after)).toMatchObject({
    day: "2026-03-11",
    seconds: 0,
    articles_finished: 0,
    streak: { current: 1 },
    reviews: 0,
    unfinished: null,
  });
});

it("a goal is one of those that are offered, or none", async () => {
  const user = await testUser();
  const change = (daily_goal: unknown) =>
    api.app.inject({
      method: "PUT",
      url: "/api/user/preferences",
      headers: user.headers,
      payload: { daily_goal },
    });
  expect((await change("minutes_10")).json()).toMatchObject({ daily_goal: "minutes_10" });
  const refused = await change("minutes_7");
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.details).toMatchObject([{ field: "daily_goal" }]);
  expect((await change(null)).json()).toMatchObject({ daily_goal: null });
});
