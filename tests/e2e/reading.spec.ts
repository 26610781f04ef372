import type { Page } from "@playwright/test";
import { openPreferences } from "./account.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectConsoleError,
  test,
} from "./fixtures.ts";
import {
  choose,
  endSpeaking,
  giveVoices,
  markedWords,
  passageOf,
  sheetCoversWord,
  speaking,
  spoken,
  tapWord,
  tornWords,
  utterance,
} from "./passage.ts";

/** What the lexicon lacks is answered 404. */
const NO_ENTRY = "status of 404";

for (const [language, code, dir, face, lineBreak] of [
  ["svenska", "sv", "ltr", "Literata", "auto"],
  ["العربية", "ar", "rtl", "Noto Naskh Arabic", "auto"],
  ["中文", "zh", "ltr", "Noto Serif CJK SC", "strict"],
  ["日本語", "ja", "ltr", "Noto Serif CJK JP", "strict"],
  ["हिन्दी", "hi", "ltr", "Noto Serif Devanagari", "auto"],
] as const) {
  test(`in ${language} a touch opens the sheet, which keeps clear of its word and follows it, light and dark`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
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
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme === "dark" ? "contrast" : "all");
    }
    const [beside, column] = [await sheet.boundingBox(), await passage.boundingBox()];
    if (beside && column && beside.y < 640 && beside.width < column.width) {
      if (dir === "rtl") expect(beside.x + beside.width).toBeLessThan(column.x);
      else expect(beside.x).toBeGreaterThan(column.x + column.width);
    }
  });
}

test("meanings stand in the reader's own language, and in another once that is chosen", {
  tag: "@one-width",
}, async ({ page, user, signIn, product }) => {
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

  const preferences = await openPreferences(page);
  await preferences.getByLabel("My own language").selectOption("Polski");
  await preferences.getByRole("button", { name: "Save" }).click();
  await expect(preferences).toBeHidden();
  await lookUp();
  await expect(meaning).toHaveAttribute("lang", "pl");
  await expect(meaning).toHaveText(/\p{Script=Latin}/u);
});

test("the keys are shown on ?, P speaks, T translates the sentence", { tag: "@one-width" }, async ({
  page,
  user,
  signIn,
  product,
}) => {
  // What is asked for below: a text of the collection has nothing to be written again.
  expectConsoleError("status of 404");
  await giveVoices(page, ["sv-SE"]);
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.route("**/api/article_rewrite**", async (route) => {
    const response = await route.fetch();
    const text = await response.json();
    const [first, ...others] = text.paragraphs;
    const paragraphs = [{ ...first, rewritten: false }, ...others];
    await route.fulfill({ response, json: { ...text, paragraphs } });
  });
  await page.goto("/reader");
  const passage = passageOf(page);
  await passage.focus();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await expect(keys).toContainText("Translate the sentence");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await passage.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("p");
  await expect.poll(() => spoken(page)).toHaveLength(1);
  await page.keyboard.press("t");
  const sheet = page.getByRole("dialog");
  const [word = ""] = await spoken(page);
  await expect(sheet.getByRole("heading")).toContainText(word);
  await expect(sheet).toContainText("From the translated sentences of this collection · certain");
  await sheet.getByRole("button", { name: "Listen" }).click();
  await expect.poll(() => spoken(page)).toHaveLength(2);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  // A button in the text gets the key that it is pressed with.
  const retried = page.waitForRequest(/api.rewrite.\d+.retry$/);
  await passage.getByRole("button", { name: "Retry" }).press("Enter");
  await retried;
  await expect(sheet).toBeHidden();
});

test("the text is read aloud sentence by sentence, each marked", async ({ page, user, signIn, product }) => {
  await giveVoices(page, ["de-DE", "sv-SE", "sv-FI"]);
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  await page.getByRole("button", { name: "Read aloud" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  await expect.poll(() => spoken(page)).toHaveLength(1);
  const marked = page.locator("[data-spoken]");
  await expect(marked).toHaveText((await spoken(page))[0] ?? "");
  await expectAccessibleInBothThemes(page);
  await endSpeaking(page);
  await expect.poll(() => spoken(page)).toHaveLength(2);
  const second = (await spoken(page))[1] ?? "";
  await expect(marked).toContainText(second);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toBeFocused();
  expect(await utterance(page)).toEqual({ lang: "sv-SE", rate: 0.9 });
  await player.getByLabel("Speed").selectOption("0.6 ×");
  await expect(player.getByLabel("Voice").getByRole("option")).toHaveText(["Voice sv-SE", "Voice sv-FI"]);
  await player.getByLabel("Voice").selectOption("Voice sv-FI");
  await player.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => spoken(page)).toEqual([expect.any(String), second, second]);
  expect(await utterance(page)).toEqual({ lang: "sv-FI", rate: 0.6 });
  // A word takes its place, and is spoken to its end.
  const passage = passageOf(page);
  await passage.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("p");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  const [title] = await spoken(page);
  expect(await speaking(page)).toEqual([(title ?? "").match(/^[\p{L}\p{M}]+/u)?.[0]]);
  await player.getByRole("button", { name: "Stop reading aloud" }).click();
  await expect(marked).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeFocused();

  // From where the reader is, at another level too.
  await page.setViewportSize({ width: 400, height: 600 });
  const last = passage.locator("p").last();
  await last.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(passage.getByRole("heading")).not.toBeInViewport();
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(marked).toBeInViewport();
  const easier = (await marked.textContent()) ?? "";
  await page.getByRole("radio", { name: "B1" }).check({ force: true });
  await expect(marked).not.toHaveText(easier);
  await expect(marked).toBeInViewport();
  await expect(passage.getByRole("heading")).not.toBeInViewport();
});

test("a browser without a voice for the language says so", {
  tag: "@one-width",
}, async ({ page, user, signIn, product }) => {
  await choose(page, product, user, "हिन्दी");
  await signIn(user);
  await page.goto("/reader");
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByRole("region", { name: "Read aloud" })).toContainText(
    "This device has no voice for हिन्दी. Voices can be added in the settings of the device.",
  );
});

/** Readings that stand out of their paragraph, where they are cut off. */
const cutReadings = (page: Page): Promise<(string | null)[]> =>
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

for (const [language, name, sample, wordBreak] of [
  ["日本語", "Furigana", /^[ぁ-ん]+$/, "normal"],
  ["中文", "Pinyin", /^\p{Script=Latin}+$/u, "normal"],
  ["हिन्दी", "Transliteration", /^\p{Script=Latin}+$/u, "normal"],
  ["한국어", "Romanisation", /^[a-z0-9]+$/, "keep-all"],
  ["Русский", "Transliteration", /^\p{Script=Latin}+$/u, "normal"],
] as const) {
  test(`${name} stands above ${language}, and the text stays as it is`, {
    tag: language === "日本語" ? [] : "@one-width",
  }, async ({ page, user, signIn, product }) => {
    await choose(page, product, user, language);
    await signIn(user);
    await page.goto("/reader");
    const passage = passageOf(page);
    await expect(passage).toHaveCSS("word-break", wordBreak);
    const text = await passage.textContent();
    await page.getByRole("button", { name: "Text and theme" }).click();
    const readings = page.getByRole("switch", { name });
    await readings.check();
    const reading = passage.locator("[data-reading]").first();
    await expect(reading).toBeVisible();
    expect(await reading.getAttribute("data-reading")).toMatch(sample);
    expect(await passage.textContent()).toBe(text);
    await expect.poll(() => cutReadings(page)).toEqual([]);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const [word = ""] =
      text?.match(
        /\p{Script=Han}{2}|\p{Script=Hangul}{2,}|\p{Script=Devanagari}{4,}|\p{Script=Cyrillic}{4,}/u,
      ) ?? [];
    await tapWord(page, word);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save word" })).toBeVisible();
    await page.reload();
    await expect(reading).toBeVisible();
    await page.getByRole("button", { name: "Text and theme" }).click();
    await readings.uncheck();
    await expect(reading).toHaveCount(0);
  });
}

test("text size, spacing, width and theme are at hand and kept", async ({ page, user, signIn, product }) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
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
  await expectAccessibleInBothThemes(page);
  const width = page.getByRole("group", { name: "Width" });
  if (await width.isVisible()) {
    await width.getByRole("radio", { name: "Narrow" }).check({ force: true });
    await expect.poll(async () => (await size()).width).toBeLessThan(before.width);
  }
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
