import type { Page } from "@playwright/test";
import { openPreferences } from "./account.ts";
import {
  expect,
  expectAccessible,
  expectAlive,
  expectConsoleError,
  onDesktop,
  onPhone,
  test,
} from "./fixtures.ts";
import { choose, markedWords, passageOf, sheetCoversWord, tapWord, tornWords } from "./passage.ts";

/** Words that the lexicon lacks are answered 404. */
const NO_ENTRY = "status of 404";
const LATIN = /^\p{Script=Latin}+$/u;

/** Readings that overflow their paragraph and are clipped. */
const clippedReadings = (page: Page): Promise<(string | null)[]> =>
  passageOf(page).evaluate((passage) =>
    [...passage.querySelectorAll("[data-reading]")]
      .filter((reading) => {
        const [own, room] = [reading, reading.closest("[data-paragraph]")].map((element) =>
          element?.getBoundingClientRect(),
        );
        return !own || !room || own.left < room.left - 1 || own.right > room.right + 1;
      })
      .map((reading) => reading.getAttribute("data-reading")),
  );

/** Shows the readings of a text by the button of its bar; at both widths they fit their lines. */
async function expectReadings(page: Page, name: string, sample: RegExp, wordBreak: string): Promise<void> {
  const passage = passageOf(page);
  await expect(passage).toHaveCSS("word-break", wordBreak);
  const text = await passage.textContent();
  await page.getByRole("button", { name: "Text and theme" }).click();
  await page.getByRole("switch", { name }).check();
  const reading = passage.locator("[data-reading]").first();
  await expect(reading).toBeVisible();
  expect(await reading.getAttribute("data-reading")).toMatch(sample);
  expect(await passage.textContent()).toBe(text);
  for (const step of [onPhone, onDesktop])
    await step(page, () => expect.poll(() => clippedReadings(page)).toEqual([]));
}

/** The readings are there after a reload, until they are switched off. */
async function expectReadingsStored(page: Page, name: string): Promise<void> {
  const reading = passageOf(page).locator("[data-reading]").first();
  await page.reload();
  await expect(reading).toBeVisible();
  await page.getByRole("button", { name: "Text and theme" }).click();
  await page.getByRole("switch", { name }).uncheck();
  await expect(reading).toHaveCount(0);
}

for (const [language, code, dir, face, lineBreak, readings] of [
  ["svenska", "sv", "ltr", "Literata", "auto", null],
  ["العربية", "ar", "rtl", "Noto Naskh Arabic", "auto", null],
  ["中文", "zh", "ltr", "Noto Serif CJK SC", "strict", ["Pinyin", LATIN]],
  ["日本語", "ja", "ltr", "Noto Serif CJK JP", "strict", ["Furigana", /^[ぁ-ん]+$/]],
  ["हिन्दी", "hi", "ltr", "Noto Serif Devanagari", "auto", ["Transliteration", LATIN]],
] as const) {
  const told = readings ? `, and ${readings[0]} is shown above the text` : "";
  test(`in ${language} a touch opens the sheet, which never covers its word and follows it${told}`, {
    tag: readings ? "@phone" : "@both-widths",
  }, async ({ page, user, signIn, product }) => {
    expectConsoleError(NO_ENTRY);
    await choose(page, product, user, language);
    await signIn(user);
    await page.goto("/reader");
    const passage = passageOf(page);
    await expect(passage).toHaveAttribute("lang", code);
    await expect(passage).toHaveAttribute("dir", dir);
    await expect(passage).toHaveCSS("font-family", new RegExp(face));
    await expect(passage).toHaveCSS("line-break", lineBreak);
    const text = (await passage.textContent()) ?? "";
    const sheet = page.getByRole("dialog");
    const heading = sheet.getByRole("heading");
    const covered = () => sheetCoversWord(page);
    const second = (await passage.locator("p > span").nth(1).textContent()) ?? "";
    const [run = ""] = second.match(/[\p{L}\p{M}]+/u) ?? [];
    const touched = lineBreak === "strict" ? run.slice(0, 1) : run;
    await tapWord(page, touched);
    await expect(sheet).toBeVisible();
    await expect(heading).toContainText(touched);
    await expect.poll(covered).toBe(false);
    const saved = (await heading.textContent()) ?? "";
    await sheet.getByRole("button", { name: "Save word" }).click();
    await expect(sheet).toContainText("Saved");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(passage).toBeFocused();

    const [on, back] =
      dir === "rtl" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press(on);
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    const word = (await heading.textContent()) ?? "";
    expect(text).toContain(word);
    await expect.poll(() => markedWords(page, "new")).toContain(saved);
    expect(await tornWords(page)).toEqual([]);
    await page.keyboard.press(on);
    await expect(heading).not.toHaveText(word);
    await expect.poll(covered).toBe(false);
    await page.keyboard.press(back);
    await expect(heading).toHaveText(word);
    await page.keyboard.press(`Shift+${on}`);
    await expect(heading).toContainText(word);
    await expect(heading).not.toHaveText(word);
    if (code !== "sv") await expectAccessible(page);
    const [beside, column] = [await sheet.boundingBox(), await passage.boundingBox()];
    if (beside && column && beside.y < 640 && beside.width < column.width) {
      if (dir === "rtl") expect(beside.x + beside.width).toBeLessThan(column.x);
      else expect(beside.x).toBeGreaterThan(column.x + column.width);
    }
    if (!readings) return;
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expectReadings(page, readings[0], readings[1], "normal");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await tapWord(page, touched);
    await expect(heading).toContainText(touched);
    await page.keyboard.press("Escape");
    await expectReadingsStored(page, readings[0]);
  });
}

test("meanings are in the reader's own language, and after a change in the new one, in the open text too", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska", "A2", "العربية");
  await signIn(user);
  await page.goto("/reader");
  const passage = passageOf(page);
  const sheet = page.getByRole("dialog", { name: /./ });
  const lookUp = async () => {
    await passage.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  };
  await lookUp();
  const meaning = sheet.locator("p[lang][dir]:not(blockquote *)").first();
  await expect(meaning).toHaveAttribute("lang", "ar");
  await expect(meaning).toHaveAttribute("dir", "rtl");
  await expect(meaning).toHaveText(/\p{Script=Arabic}/u);
  await expect(sheet.locator("blockquote [lang=ar][dir=rtl]")).toHaveText(/\p{Script=Arabic}/u);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // From now on another text is recommended.
  const title = await passage.getByRole("heading").textContent();
  await page.getByRole("button", { name: "Finished" }).click();
  await expect(page.getByText("You finished this text.")).toBeVisible();
  const preferences = await openPreferences(page);
  await preferences.getByLabel("My own language").selectOption("Polski");
  await preferences.getByRole("button", { name: "Save" }).click();
  await expect(preferences).toBeHidden();
  await lookUp();
  await expect(meaning).toHaveAttribute("lang", "pl");
  await expect(meaning).toHaveText(/\p{Script=Latin}/u);
  await expect(passage.getByRole("heading")).toHaveText(title ?? "");
});

test("above 한국어 and Русский their romanisation is shown, and the text is unchanged", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  for (const [language, name, sample, wordBreak, letters] of [
    ["한국어", "Romanisation", /^[a-z0-9]+$/, "keep-all", /\p{Script=Hangul}{2,}/u],
    ["Русский", "Transliteration", LATIN, "normal", /\p{Script=Cyrillic}{4,}/u],
  ] as const) {
    await choose(page, product, user, language);
    await page.goto("/reader");
    const passage = passageOf(page);
    await expect(passage).toContainText(letters);
    await expectReadings(page, name, sample, wordBreak);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const [word = ""] = (await passage.textContent())?.match(letters) ?? [];
    await tapWord(page, word);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save word" })).toBeVisible();
    await expectReadingsStored(page, name);
  }
});

test("text size, spacing, width and theme can be changed while reading, and are saved", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  await expectAlive(page);
  await page.evaluate(() => document.fonts.ready);
  const passage = passageOf(page);
  const size = async () => {
    const { width, height } = (await passage.boundingBox()) ?? { width: 0, height: 0 };
    return { width: Math.round(width), height: Math.round(height) };
  };
  const before = await size();
  await page.getByRole("button", { name: "Text and theme" }).click();
  await page.getByRole("button", { name: "Larger text" }).click();
  await expect.poll(async () => (await size()).height).toBeGreaterThan(before.height);
  const larger = await size();
  await page
    .getByRole("group", { name: "Spacing" })
    .getByRole("radio", { name: "Wide" })
    .check({ force: true });
  await expect.poll(async () => (await size()).height).toBeGreaterThan(larger.height);
  await page
    .getByRole("group", { name: "Width" })
    .getByRole("radio", { name: "Narrow" })
    .check({ force: true });
  await expect.poll(async () => (await size()).width).toBeLessThan(before.width);
  await onPhone(page, async () => {
    const narrow = await size();
    await page.getByRole("button", { name: "Larger text" }).click();
    await expect.poll(async () => (await size()).height).toBeGreaterThan(narrow.height);
  });
  const paper = page.locator("body");
  const light = await paper.evaluate((body) => getComputedStyle(body).backgroundColor);
  const stored = page.waitForResponse((reply) =>
    (reply.request().postData() ?? "").includes('"theme":"dark"'),
  );
  await page
    .getByRole("group", { name: "Theme" })
    .getByRole("radio", { name: "Dark" })
    .check({ force: true });
  await expect(paper).not.toHaveCSS("background-color", light);
  expect((await stored).status()).toBe(200);
  const chosen = await size();
  await page.reload();
  await expect.poll(size).toEqual(chosen);
  await expect(passage).toHaveAttribute("data-spacing", "wide");
  await expect(paper).not.toHaveCSS("background-color", light);
});
