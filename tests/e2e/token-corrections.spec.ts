import type { Locator } from "@playwright/test";
import { answerTo, expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, choose, fillFitsWord, passageOf, tapWord, tornWords, walk } from "./passage.ts";

/** Words that the lexicon lacks are answered 404. */
const NO_ENTRY = "status of 404";

/** Waits for the meaning: when it arrives, the buttons below it move, and a press that has begun on one is lost. */
const answered = (sheet: Locator) =>
  expect(sheet.getByRole("status", { name: "Looking it up" })).toHaveCount(0);

test("wrong tokens can be joined and split, each can be undone, and the corrections are remembered", async ({
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
  await answered(sheet);
  await sheet.getByRole("button", { name: "Add the next word" }).click();
  await answered(sheet);
  await sheet.getByText("Is this one word?").click();
  const joined = answerTo(page, /api.token-corrections$/);
  const readAgain = answerTo(page, /api.token-corrections\?/);
  await sheet.getByRole("button", { name: "This is one word" }).click();
  await expect(heading).toHaveText(`${first} ${second}`);
  expect(await walk(page, 2)).toEqual([`${first} ${second}`, third]);
  await joined;
  await readAgain;

  // Corrections that could not be read, however often they were requested, are not lost when another is added.
  let corrected = false;
  let refused = 0;
  expectConsoleError("status of 503");
  await page.route(/api.token-corrections\?/, (route) => {
    if (corrected) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, json: {} });
  });
  await page.route(/api.token-corrections$/, (route) => {
    corrected = true;
    return route.continue();
  });
  await page.reload();
  await open();
  await expect(heading).toHaveText(first ?? "");
  await page.keyboard.press("ArrowDown");
  await expect(heading).not.toHaveText(first ?? "");
  await expect.poll(() => refused).toBe(3);
  await sheet.getByRole("button", { name: "Add the next word" }).click();
  await answered(sheet);
  await sheet.getByText("Is this one word?").click();
  await sheet.getByRole("button", { name: "This is one word" }).click();
  await page.keyboard.press("ArrowUp");
  await expect(heading).toHaveText(`${first} ${second}`);
  await sheet.getByText("Wrong word?").press("Enter");
  await sheet.getByRole("button", { name: "Split it" }).press("Enter");
  const [a = "", b = ""] = first ?? "";
  const between = sheet.getByRole("button", { name: `Between ${a} and ${b}` }).first();
  await expect(between).toBeFocused();
  await between.press("Enter");
  await sheet.getByRole("button", { name: "Split", exact: true }).press("Enter");
  await expect(heading).toHaveText(a);
  await answered(sheet);
  const takenBack = answerTo(page, /api.token-corrections.\d+$/);
  await sheet.getByRole("button", { name: "Take my correction back" }).click();
  await expect(heading).toHaveText(first ?? "");
  await takenBack;
  await expect.poll(() => fillFitsWord(page)).toBe(true);
  await page.reload();
  await open();
  await expect(heading).toHaveText(first ?? "");
});

for (const { language, on, back, text, byMouse, byKeys, tokens } of [
  {
    language: "中文",
    on: "ArrowRight",
    back: "ArrowLeft",
    text: "故事\n\n小象每天在图书馆看书。",
    byMouse: { join: "小", joined: "小象", split: "图书馆", between: "Between 书 and 馆", left: "图书" },
    byKeys: {
      join: ["馆", "看"],
      joined: "看书",
      split: ["馆", "图书", "在", "每天"],
      between: "Between 每 and 天",
      left: "每",
    },
    tokens: ["故事", "小象", "每", "天", "在", "图书", "馆", "看书"],
  },
  {
    language: "العربية",
    on: "ArrowLeft",
    back: "ArrowRight",
    text: "البحر\n\nرأس المال كبير. بالسيارة نذهب إلى المدينة.",
    byMouse: { join: "رأس", joined: "رأس المال", split: "بالسيارة", between: "Between ب and ا", left: "ب" },
    byKeys: {
      join: ["السيارة", "نذهب", "إلى"],
      joined: "إلى المدينة",
      split: ["نذهب", "السيارة"],
      between: "Between ل and س",
      left: "ال",
    },
    tokens: ["البحر", "رأس المال", "كبير", "ب", "ال", "سيارة", "نذهب", "إلى المدينة"],
  },
] as const)
  test(`in ${language} words can be joined and split by mouse and keyboard, and the corrections are remembered`, async ({
    page,
    user,
    signIn,
    product,
  }) => {
    expectConsoleError(NO_ENTRY);
    await signIn(user);
    await page.goto(await bringText(page, product, user, text, language));
    const sheet = page.getByRole("dialog");
    const heading = sheet.getByRole("heading");
    const button = (name: string) => sheet.getByRole("button", { name, exact: true });
    /** Corrects the word in the sheet by pressing these in order. */
    const correct = async (press: (way: Locator) => Promise<void>, ways: readonly string[], word: string) => {
      const kept = answerTo(page, /api.token-corrections$/);
      await answered(sheet);
      await press(sheet.getByText(/^(Wrong word|Is this one word)\?$/));
      for (const way of ways) await press(button(way).first());
      await expect(heading).toHaveText(word);
      await kept;
      await expect.poll(() => fillFitsWord(page)).toBe(true);
    };
    const click = (way: Locator) => way.click();
    await tapWord(page, byMouse.join);
    await expect(heading).toHaveText(byMouse.join);
    await click(button("Add the next word"));
    await expect(heading).toHaveText(byMouse.joined);
    await correct(click, ["This is one word"], byMouse.joined);
    await tapWord(page, byMouse.split);
    await expect(heading).toHaveText(byMouse.split);
    await correct(click, ["Split it", byMouse.between, "Split"], byMouse.left);

    const enter = (way: Locator) => way.press("Enter");
    const go = async (key: string, words: readonly string[]) => {
      for (const word of words) {
        await page.keyboard.press(key);
        await expect(heading).toHaveText(word);
      }
    };
    await go(on, byKeys.join);
    await page.keyboard.press(`Shift+${on}`);
    await expect(heading).toHaveText(byKeys.joined);
    await correct(enter, ["This is one word"], byKeys.joined);
    await go(back, byKeys.split);
    await correct(enter, ["Split it", byKeys.between, "Split"], byKeys.left);

    await page.reload();
    await expect(async () => {
      await tapWord(page, byMouse.joined);
      await expect(heading).toHaveText(byMouse.joined, { timeout: 500 });
    }).toPass();
    await tapWord(page, tokens[0]);
    await expect(heading).toHaveText(tokens[0]);
    expect(await walk(page, tokens.length, on)).toEqual(tokens);
    expect(await tornWords(page)).toEqual([]);
  });
