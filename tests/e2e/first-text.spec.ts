import type { Text } from "@lagom/shared/contract/text";
import type { Locator } from "@playwright/test";
import { expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, holdCode, passageOf, tapWord } from "./passage.ts";

for (const [language, text, word] of [
  [
    "svenska",
    "Vid sjön\n\nSjön ligger stilla. Det kostar 10–20 kronor.\n\nAnna ror ut med båten i dimman.",
    "stilla",
  ],
  ["العربية", "في البيت\n\nالبيت كبير وقديم. ثمنه 10–20 ألفا.\n\nقرأت Anna الكتاب في المساء.", "كبير"],
] as const) {
  test(`a text in ${language} is shown before the code has loaded, does not move, and a touch on it is handled afterwards`, {
    tag: language === "svenska" ? "@both-widths" : "@phone",
  }, async ({ page, user, signIn, product }) => {
    expectConsoleError("status of 404");
    const address = await bringText(page, product, user, text, language);
    const release = await holdCode(page);
    await signIn(user);
    await page.goto(address, { waitUntil: "commit" });
    const paragraphs = page.locator("p[data-paragraph]");
    await expect(paragraphs).toHaveText(text.split("\n\n").slice(1));
    await expect(passageOf(page)).toHaveCount(0);
    // The code that comes later leaves the line to what the text needs.
    const announced = page.locator("link[rel=preload][as=script]");
    expect(await announced.count()).toBeGreaterThan(3);
    await expect(announced.and(page.locator(":not([fetchpriority=low])"))).toHaveCount(0);
    const before = await positionsOf(paragraphs);
    await tapWord(page, word, page.getByRole("main"));
    release();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toHaveText(word);
    await expect(passageOf(page)).toContainText(word);
    expect(await positionsOf(paragraphs)).toEqual(before);
    // Numbers and Latin words keep their order among Arabic ones.
    const rtl = language === "العربية";
    await expect(passageOf(page).locator("bdi")).toHaveText(rtl ? ["10–20", "Anna"] : []);
    await page.keyboard.press("Escape");
    await tapWord(page, rtl ? "ثمنه" : "kostar");
    await expect(page.getByRole("dialog").locator("blockquote bdi")).toHaveText(rtl ? ["10–20"] : []);
  });
}

test("headings stand where they were before the code had loaded, and the contents get their room", {
  tag: "@both-widths",
}, async ({ page, user, signIn, product }) => {
  expectConsoleError("status of 404");
  const address = await bringText(
    page,
    product,
    user,
    "Vid sjön\n\nSjön ligger stilla.\n\nI båten\n\nAnna ror ut.\n\nI dimman\n\nIngen ser land.",
  );
  // Only texts of the collection have headings, and those that the product starts with have none.
  await page.route(/\/api\/user\/texts\/\d+/, async (route) => {
    const reply = await route.fetch();
    const text: Text = await reply.json();
    const paragraphs = text.paragraphs.map((paragraph, at) => ({ ...paragraph, heading: at % 2 === 1 }));
    await route.fulfill({ response: reply, json: { ...text, paragraphs } });
  });
  const release = await holdCode(page);
  await signIn(user);
  await page.goto(address, { waitUntil: "commit" });
  const drawn = page.locator("[data-paragraph]");
  await expect(page.locator("h2[data-paragraph]")).toHaveText(["I båten", "I dimman"]);
  await expect(passageOf(page)).toHaveCount(0);
  const before = await positionsOf(drawn);
  release();
  await expect(passageOf(page).getByRole("heading", { level: 2 })).toHaveText(["I båten", "I dimman"]);
  await expect(page.getByRole("navigation", { name: "Contents" })).toBeVisible();
  expect(await positionsOf(drawn)).toEqual(before);
});

/** The pixel positions of elements, in their final fonts. */
const positionsOf = (elements: Locator): Promise<number[][]> =>
  elements.evaluateAll(async (all) => {
    await document.fonts.ready;
    return all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    });
  });
