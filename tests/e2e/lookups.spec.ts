import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, choose, markedWords, passageOf, tapWord } from "./passage.ts";

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

test("a phrase is requested once; one saved elsewhere counts as saved, and Undo finds its record", async ({
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
  const list = await page.request.get(`${product.web}/api/user-words`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect((await list.json()).words).toEqual([]);
  expect(asked.filter((call) => call.includes("-1"))).toEqual([]);
});

test("a word unsaved while it is being saved does not stay saved", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  expectConsoleError("net::ERR_FAILED");
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/user-words", async (route) => {
    await held;
    await route.continue();
  });
  // What the page shows afterwards comes from its own state.
  await expect(passageOf(page)).toBeVisible();
  await page.route("**/user-words/marks**", (route) => route.abort());
  const saving = page.waitForRequest("**/api/user-words");
  await tapWord(page, "Hunden");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await saving;
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeVisible();
  const deleted = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  answer();
  expect((await deleted).status()).toBe(204);
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeEnabled();
  const list = await page.request.get(`${product.web}/api/user-words`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect((await list.json()).words).toEqual([]);
});

test("a screen reader reads plain sentences, and announces each word with its status and every change", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  const headers = { authorization: `Bearer ${user.token}` };
  const saved = await page.request.post(`${product.web}/api/user-words`, {
    headers,
    data: {
      source_word: "hundar",
      lemma: "hund",
      translated_word: "dogs",
      source_lang: "sv",
      target_lang: "en",
    },
  });
  const { id } = await saved.json();
  const learning = { headers, data: { status: "learning" } };
  expect((await page.request.patch(`${product.web}/api/user-words/${id}`, learning)).status()).toBe(200);
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  const passage = passageOf(page);
  await expect.poll(() => markedWords(page, "learning")).toEqual(["Hunden"]);
  await expect(passage).toMatchAriaSnapshot(`
    - 'group "Text: Hemma"':
      - heading "Hemma" [level=1]
      - paragraph: Hunden sover i huset. Katten leker i parken.
  `);
  await expect(passage).toHaveAccessibleDescription(/^Arrow keys move from word to word/);

  const said = page.locator("[aria-live=polite]");
  // The hint is announced automatically, before any key is pressed.
  await expect(said).toHaveText("How to look words up");
  await passage.focus();
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("Hemma");
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText("Hunden, saved, learning");
  await expect(said.locator("[lang=sv]")).toHaveText("Hunden");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("sover");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(/^sover: \w/);
  await expect(said.locator("[lang=sv]")).toHaveText("sover");
  // The S key as reported by a Russian keyboard.
  await passage.dispatchEvent("keydown", { code: "KeyS", key: "ы", bubbles: true });
  await expect(said).toHaveText("sover saved");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await expect(said).toHaveText("i");
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText("sover, saved, new");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(said).toHaveText("sover i");

  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText("Hunden, saved, learning");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText(/^Hunden: \w/);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(said).toHaveText("hundar is off your list");
  const save = sheet.getByRole("button", { name: "Save word" });
  await expect(save).toBeFocused();
  await save.press("Enter");
  await expect(sheet.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(passage).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Finished" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(passage).toBeFocused();
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
