import { expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, passageOf, tapWord } from "./passage.ts";

const TEXT = "Hemma\n\nHunden sover i huset. Katten leker i parken.";

test("saved checks of a tenth of a second go out together, and only a look-up that one stays on is logged", async ({
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
  await page.goto(await bringText(page, product, user, TEXT));
  const passage = passageOf(page);
  await expect(passage).toContainText("huset");
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
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
});

test("a phrase is asked for once; one that was saved elsewhere counts as saved, and Undo finds the record first", async ({
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
  const { id } = await saved.json();
  // The page does not learn of it otherwise.
  await page.route("**/user-words/marks**", (route) => route.abort());
  await tapWord(page, "Hunden");
  await sheet.getByRole("button", { name: "Save word" }).click();
  await expect(sheet).toContainText("Saved");
  await expect.poll(() => asked).toContain("POST /api/user-words");
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => asked).toContain(`DELETE /api/user-words/${id}`);
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeEnabled();
  expect(asked).toContain("GET /api/user-words/check/hunden");
  expect(asked.filter((call) => call.includes("-1"))).toEqual([]);
});
