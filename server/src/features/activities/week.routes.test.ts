import { expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { testUser } from "../../testing/tokens.ts";
import { addToDay, type Figures } from "./daily.queries.ts";
import { summariseWeek } from "./week.queries.ts";

const api = useTestApi();

it("a week runs from Monday to Sunday in the reader's zone, in all languages, beside the one before", async () => {
  const user = await testUser();
  const payload = { time_zone: "Asia/Tokyo" };
  await api.app.inject({ method: "PUT", url: "/api/user/preferences", headers: user.headers, payload });
  const { db } = api.database;
  const add = (day: string, figures: Figures, language: "sv" | "de" = "sv") =>
    addToDay(db, { userId: user.id, day, language, level: "A2" }, figures);
  await add("2026-03-01", { seconds: 9999 });
  await add("2026-03-02", { seconds: 60, wordsSaved: 2 });
  await add("2026-03-08", { articlesFinished: 1, wordsLearnt: -1 });
  await add("2026-03-09", { seconds: 300, wordsSaved: 4, wordsLearnt: 3 });
  await add("2026-03-15", { seconds: 30, articlesFinished: 2, wordsLearnt: -1 }, "de");
  await add("2026-03-16", { seconds: 9999 });
  // Sunday in UTC, and in Tokyo the minute before and after Sunday ends.
  const last = await summariseWeek(db, user.id, new Date("2026-03-15T14:59:00Z"));
  expect(last).toEqual({
    week: {
      from: "2026-03-09",
      to: "2026-03-15",
      seconds: 330,
      articles_finished: 2,
      words_saved: 4,
      words_learnt: 2,
    },
    before: {
      from: "2026-03-02",
      to: "2026-03-08",
      seconds: 60,
      articles_finished: 1,
      words_saved: 2,
      words_learnt: 0,
    },
  });
  const next = await summariseWeek(db, user.id, new Date("2026-03-15T15:01:00Z"));
  expect(next).toMatchObject({ week: { from: "2026-03-16", seconds: 9999 }, before: last.week });
});

it("a word counts as learnt when it is marked as known, and no longer once that is taken back", async () => {
  const user = await testUser();
  const send = (method: "POST" | "PATCH", url: string, payload: object) =>
    api.app.inject({ method, url: `/api/user-words${url}`, headers: user.headers, payload });
  const save = async (source_word: string, source_lang: string, status?: string): Promise<number> =>
    (
      await send("POST", "", { source_word, translated_word: "-", source_lang, target_lang: "en", status })
    ).json().id;
  const learnt = async () =>
    (await api.app.inject({ url: "/api/user/week", headers: user.headers })).json().week;
  const ids = [await save("hund", "sv"), await save("Hund", "de"), await save("katt", "sv", "known")];
  expect(await learnt()).toMatchObject({ words_saved: 3, words_learnt: 0 });
  await send("PATCH", "", { ids, status: "known" });
  expect(await learnt()).toMatchObject({ words_saved: 3, words_learnt: 2 });
  await send("PATCH", `/${ids[0]}`, { status: "learning" });
  expect(await learnt()).toMatchObject({ words_saved: 3, words_learnt: 1 });
});
