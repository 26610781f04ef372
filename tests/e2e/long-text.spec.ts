import { expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, passageOf } from "./passage.ts";

const SENTENCE = "Katten sover i huset och hunden leker i parken med en boll. ";
const PARAGRAPHS = 190;
/** About 20,000 words, with a unique first and last word. */
const TEXT = [
  "Katten",
  "Allra först kommer katten.",
  ...Array.from({ length: PARAGRAPHS }, (_, i) => `Stycke ${i}. ${SENTENCE.repeat(8).trim()}`),
  "Allra sist kommer hunden.",
].join("\n\n");

test("find-in-page, selection, screen readers and keys reach all of 20,000 words", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  expect(TEXT.split(/\s+/).length).toBeGreaterThan(18_500);
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  const passage = passageOf(page);
  await expect(passage).toContainText("Allra sist kommer hunden.", { timeout: 60_000 });
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(4000);

  await passage.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  const heading = sheet.getByRole("heading");
  await expect(heading).toHaveText("Katten");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  const found = await page.evaluate(() => {
    const find = (globalThis as unknown as { find: (text: string) => boolean }).find("Allra sist kommer");
    const box = getSelection()?.getRangeAt(0).getBoundingClientRect();
    return find && !!box && box.top >= 0 && box.bottom <= innerHeight;
  });
  expect(found).toBe(true);
  const selected = await passage.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    const text = getSelection()?.toString() ?? "";
    getSelection()?.removeAllRanges();
    return text;
  });
  expect(selected.split(/\s+/).length).toBeGreaterThan(18_500);
  const devtools = await page.context().newCDPSession(page);
  // The browser brings its accessibility tree up to date a moment after what was selected.
  await expect
    .poll(async () => {
      const { nodes } = (await devtools.send("Accessibility.getFullAXTree" as never)) as unknown as {
        nodes: { name?: { value?: string } }[];
      };
      return nodes.some(({ name }) => name?.value?.includes("Allra sist kommer hunden."));
    })
    .toBe(true);

  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const last = passage.locator("p").last();
  await last.click({ position: { x: 12, y: 14 } });
  await expect(heading).toHaveText("Allra");
  await page.keyboard.press("ArrowUp");
  await expect(heading).toHaveText("Katten");
  // The word was left behind, so the keys continue from the visible part.
  await page.keyboard.press("Escape");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Katten");
  await expect(passage.getByRole("heading")).toBeInViewport();

  // Without a current word, the keys start at the reading line.
  await page.reload();
  await expect(passage).toContainText("Allra sist kommer hunden.", { timeout: 60_000 });
  // A reader who presses a key is not scrolled back to their earlier position.
  await page.keyboard.press("Shift");
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: "instant" }),
  );
  await passage.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(heading).toBeVisible();
  await expect(passage.getByRole("heading")).not.toBeInViewport();
});
