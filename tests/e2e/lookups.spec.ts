import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, choose, passageOf, tapWord } from "./passage.ts";

const TEXT = "Hemma\n\nHunden sover i huset. Katten leker i parken.";

test("checks within a tenth of a second are sent together, and only a lookup the reader stays on is logged", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  const logged: string[] = [];
  const checked: string[] = [];
  page.on("request", (request) => {
    const [, word] = /user-words\/check\/([^?]+)/.exec(request.url()) ?? [];
    if (word && request.method() === "GET") checked.push(decodeURIComponent(word));
    const body = request.url().endsWith("/api/user/activities") ? request.postDataJSON() : null;
    if (body?.activity_type === "word_lookup") logged.push(body.activity_data.word);
  });
  await signIn(user);
  await page.clock.install();
  await page.goto(await bringText(page, product, user, `${TEXT} Hunden sover.`));
  const passage = passageOf(page);
  await expect(passage).toContainText("huset");
  // Less than the two minutes after which a script that is still loading counts as failed.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const heading = page.getByRole("dialog").getByRole("heading");
  await passage.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Hunden");
  await page.clock.runFor(800);
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText("sover");
  await page.clock.runFor(800);
  expect(logged).toEqual([]);
  await page.clock.runFor(300);
  await expect.poll(() => logged).toEqual(["sover"]);

  for (const phrase of ["sover i", "sover i huset"]) {
    await page.keyboard.press("Shift+ArrowRight");
    await expect(heading).toHaveText(phrase);
    await page.clock.runFor(40);
  }
  expect(checked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => checked.sort()).toEqual(["sover i", "sover i huset"]);

  await expect(page.getByRole("dialog")).toContainText("Word by word");
  await page.clock.runFor(1100);
  await expect.poll(() => logged).toEqual(["sover", "sover i huset"]);

  // The same word elsewhere is another lookup; looking it up again at the same position is not.
  logged.length = 0;
  for (const [occurrence, all] of [
    ["sover i", ["sover"]],
    ["sover.", ["sover", "sover"]],
    ["sover.", ["sover", "sover"]],
  ] as const) {
    await tapWord(page, occurrence);
    await expect(heading).toHaveText("sover");
    await page.clock.runFor(1100);
    await expect.poll(() => logged).toEqual(all);
  }
});

test("a phrase is requested once; a word saved elsewhere counts as saved, and Undo finds its record, also while it is being saved", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  expectConsoleError("status of 409");
  expectConsoleError("net::ERR_FAILED");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "OPTIONS") asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await signIn(user);
  const marks = page.waitForResponse(/user-words\/marks/);
  await page.goto(await bringText(page, product, user, TEXT));
  await marks;
  const sheet = page.getByRole("dialog");
  const lookUpPhrase = async () => {
    await tapWord(page, "sover");
    await sheet.getByRole("button", { name: "Add the next word" }).click();
    await expect(sheet.getByRole("heading")).toHaveText("sover i");
    await expect(sheet.getByRole("status", { name: "Looking it up" })).toHaveCount(0);
  };
  await lookUpPhrase();
  await page.keyboard.press("Escape");
  await lookUpPhrase();
  expect(asked.filter((call) => call === "POST /api/translate")).toHaveLength(1);

  const saved = await page.request.post(`${product.web}/api/user-words`, {
    headers: { authorization: `Bearer ${user.token}` },
    data: { source_word: "hunden", translated_word: "the dog", source_lang: "sv", target_lang: "en" },
  });
  expect(saved.status()).toBe(201);
  // So that the page does not learn about it otherwise.
  await page.route("**/user-words/marks**", (route) => route.abort());
  const undone = Promise.withResolvers<void>();
  await page.route("**/api/user-words", async (route) => {
    if (route.request().method() === "POST") await undone.promise;
    await route.fallback();
  });
  await tapWord(page, "Hunden");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await expect.poll(() => asked).toContain("POST /api/user-words");
  const deleted = answerTo(page, /user-words\/sv\/hunden$/);
  await sheet.getByRole("button", { name: "Undo" }).click();
  undone.resolve();
  expect((await deleted).status()).toBe(204);
  expect(asked).toContain("DELETE /api/user-words/sv/hunden");
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeEnabled();
  const wordsOnServer = async () => {
    const list = await page.request.get(`${product.web}/api/user-words`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    return (await list.json()).words;
  };
  expect(await wordsOnServer()).toEqual([]);
  expect(asked.filter((call) => call.includes("-1"))).toEqual([]);

  // A word that is unsaved while it is being saved for the first time does not stay saved either.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/user-words", async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.fallback();
  });
  const saving = page.waitForRequest(
    (sent) => sent.method() === "POST" && sent.url().endsWith("/user-words"),
  );
  await tapWord(page, "Katten");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await saving;
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeVisible();
  const taken = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  held.resolve();
  expect((await taken).status()).toBe(204);
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeEnabled();
  expect(await wordsOnServer()).toEqual([]);
});

test("a word with several meanings shows first the one in this text, then the others", async ({
  page,
  user,
  signIn,
  product,
}) => {
  const feed = await page.request.get(`${product.api}/api/newsfeed?language=svenska&level=A2`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const { articles } = await feed.json();
  const { article_id } = articles.find(({ title }: { title: string }) => title === "Strecken på alla varor");
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto(`/article/${article_id}`);
  await tapWord(page, "slog");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("key in", { exact: true })).toBeVisible();
  await expect(sheet).toContainText("also: strike, beat, settle");
  await expect(sheet).toContainText("base form: slå");
  await expect(sheet.locator("header p [lang]")).toHaveText("slå");
});
