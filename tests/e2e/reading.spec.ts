import { expect, expectAccessible, expectConsoleError, test } from "./fixtures.ts";
import {
  choose,
  endSpeaking,
  giveVoices,
  passageOf,
  sheetCoversWord,
  spoken,
  tapWord,
  walk,
} from "./passage.ts";

/** What the lexicon lacks is answered 404. */
const NO_ENTRY = "status of 404";

for (const [language, code] of [
  ["svenska", "sv"],
  ["العربية", "ar"],
  ["中文", "zh"],
  ["日本語", "ja"],
  ["हिन्दी", "hi"],
] as const) {
  test(`in ${language} the sheet keeps clear of its word and follows it, light and dark`, async ({
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
    const text = await passage.textContent();
    await passage.focus();
    const [on, back] =
      code === "ar" ? (["ArrowLeft", "ArrowRight"] as const) : (["ArrowRight", "ArrowLeft"] as const);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press(on);
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog");
    const heading = sheet.getByRole("heading");
    const twelfth = (await heading.textContent()) ?? "";
    expect(text).toContain(twelfth);
    expect(await sheetCoversWord(page)).toBe(false);
    await page.keyboard.press(on);
    await expect(heading).not.toHaveText(twelfth);
    expect(await sheetCoversWord(page)).toBe(false);
    await page.keyboard.press(back);
    await expect(heading).toHaveText(twelfth);
    await page.keyboard.press(`Shift+${on}`);
    await expect(heading).toContainText(twelfth);
    await expect(heading).not.toHaveText(twelfth);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    const [beside, column] = [await sheet.boundingBox(), await passage.boundingBox()];
    if (beside && column && beside.y < 640 && beside.width < column.width) {
      if (code === "ar") expect(beside.x + beside.width).toBeLessThan(column.x);
      else expect(beside.x).toBeGreaterThan(column.x + column.width);
    }
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(passage).toBeFocused();
  });
}

test("the keys are shown on ?, P speaks, T translates the sentence", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await giveVoices(page, ["sv-SE"]);
  await choose(page, product, user, "svenska");
  await signIn(user);
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
});

test("the text is read aloud sentence by sentence, each marked", async ({ page, user, signIn, product }) => {
  await giveVoices(page, ["de-DE", "sv-SE"]);
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  await page.getByRole("button", { name: "Read aloud" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  await expect.poll(() => spoken(page)).toHaveLength(1);
  const marked = page.locator("[data-spoken]");
  await expect(marked).toHaveText((await spoken(page))[0] ?? "");
  await expectAccessible(page);
  await endSpeaking(page);
  await expect.poll(() => spoken(page)).toHaveLength(2);
  const second = (await spoken(page))[1] ?? "";
  await expect(marked).toContainText(second);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toBeFocused();
  await player.getByLabel("Speed").selectOption("0.6 ×");
  await player.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => spoken(page)).toEqual([expect.any(String), second, second]);
  await player.getByRole("button", { name: "Stop reading aloud" }).click();
  await expect(marked).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeFocused();
});

test("a browser without a voice for the language says so", async ({ page, user, signIn, product }) => {
  await choose(page, product, user, "हिन्दी");
  await signIn(user);
  await page.goto("/reader");
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByRole("region", { name: "Read aloud" })).toContainText(
    "This device has no voice for हिन्दी. Voices can be added in the settings of the device.",
  );
});

for (const [language, name, sample] of [
  ["日本語", "Furigana", /^[ぁ-ん]+$/],
  ["中文", "Pinyin", /^\p{Script=Latin}+$/u],
  ["한국어", "Romanisation", /^[a-z0-9]+$/],
  ["हिन्दी", "Transliteration", /^\p{Script=Latin}+$/u],
] as const) {
  test(`${name} stands above ${language}, and the text stays as it is`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
    await choose(page, product, user, language);
    await signIn(user);
    await page.goto("/reader");
    const passage = passageOf(page);
    const text = await passage.textContent();
    await page.getByRole("button", { name: "Text and theme" }).click();
    await page.getByRole("switch", { name }).check();
    const reading = passage.locator("[data-reading]").first();
    await expect(reading).toBeVisible();
    expect(await reading.getAttribute("data-reading")).toMatch(sample);
    expect(await passage.textContent()).toBe(text);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    const [word = ""] =
      text?.match(/[\p{Script=Han}]{2}|[\p{Script=Hangul}]{2,}|[\p{Script=Devanagari}]{4,}/u) ?? [];
    await tapWord(page, word);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Save word" })).toBeVisible();
    await page.reload();
    await expect(reading).toBeVisible();
  });
}

test("words that are cut wrongly are joined, split and as before again, and that is remembered", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError(NO_ENTRY);
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  const passage = passageOf(page);
  const sheet = page.getByRole("dialog");
  const heading = sheet.getByRole("heading");
  const open = async () => {
    await passage.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  };
  await open();
  const [first, second, third] = await walk(page, 3);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await sheet.getByRole("button", { name: "Add the next word" }).click();
  await sheet.getByText("Wrong word?").click();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "This is one word" }).click();
  await expect(heading).toHaveText(`${first} ${second}`);
  await passage.focus();
  expect(await walk(page, 2)).toEqual([`${first} ${second}`, third]);

  await page.reload();
  await open();
  await expect(heading).toHaveText(`${first} ${second}`);
  await sheet.getByText("Wrong word?").press("Enter");
  await sheet.getByRole("button", { name: "Split it" }).press("Enter");
  const [a = "", b = ""] = first ?? "";
  await sheet
    .getByRole("button", { name: `Between ${a} and ${b}` })
    .first()
    .press("Enter");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Split", exact: true }).press("Enter");
  await expect(heading).toHaveText(a);
  await sheet.getByRole("button", { name: "Take my correction back" }).click();
  await expect(heading).toHaveText(first ?? "");
  await page.reload();
  await open();
  await expect(heading).toHaveText(first ?? "");
});

test("spacing and width are at hand and kept", async ({ page, user, signIn, product }) => {
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  const passage = passageOf(page);
  const size = async () => (await passage.boundingBox()) ?? { width: 0, height: 0 };
  const before = await size();
  await page.getByRole("button", { name: "Text and theme" }).click();
  await page
    .getByRole("group", { name: "Spacing" })
    .getByRole("radio", { name: "Wide" })
    .check({ force: true });
  await expect.poll(async () => (await size()).height).toBeGreaterThan(before.height);
  await expectAccessible(page);
  const width = page.getByRole("group", { name: "Width" });
  if (await width.isVisible()) {
    await width.getByRole("radio", { name: "Narrow" }).check({ force: true });
    await expect.poll(async () => (await size()).width).toBeLessThan(before.width);
  }
  const chosen = await size();
  await page.reload();
  await expect.poll(async () => (await size()).width).toBe(chosen.width);
  await expect(passage).toHaveAttribute("data-spacing", "wide");
});
