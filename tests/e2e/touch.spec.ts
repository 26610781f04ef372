import type { Locator, Page } from "@playwright/test";
import { expect, expectConsoleError, test } from "./fixtures.ts";
import { bringText, passageOf, sheetCoversWord, tapWord } from "./passage.ts";

// With motion, as most people have it: many of these tests are about scrolling.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "no-preference" },
});

const TEXT = ["Havet", ...Array.from({ length: 30 }, (_, day) => `Havet är ${day}.`)].join("\n\n");

test("a touched word low on the screen opens its sheet; scrolling looks nothing up", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await signIn(user);
  await page.goto(await bringText(page, product, user, TEXT));
  const tutorial = page.getByRole("button", { name: "Close the tutorial" });
  await tutorial.click();
  await expect(tutorial).toBeHidden();
  const low = await passageOf(page).evaluate(async (text) => {
    await document.fonts.ready;
    const paragraphs = [...text.querySelectorAll("p[data-block]")].map((one) => one.getBoundingClientRect());
    const { x = 0, y = 0 } = paragraphs.find(({ top }) => top > innerHeight * 0.75) ?? {};
    return { x: x + 12, y: y + 12 };
  });
  const devtools = await page.context().newCDPSession(page);
  const finger = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const sheet = page.getByRole("dialog");

  await finger("touchStart", low);
  await finger("touchEnd");
  await expect(sheet.getByRole("heading")).toHaveText("Havet");
  await expect(sheet.getByRole("button", { name: "Save word" })).toBeEnabled();
  await expect(passageOf(page)).toBeFocused();

  // Outside the text, a scrolling touch leaves the sheet open.
  let before = await page.evaluate(() => scrollY);
  await finger("touchStart", { x: 4, y: 300 });
  for (const y of [280, 220, 150]) await finger("touchMove", { x: 4, y });
  await finger("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  // Back up, since the page may have glided to its end; the touch stops it.
  await finger("touchStart", low);
  before = await page.evaluate(() => scrollY);
  for (const down of [20, 60, 120]) await finger("touchMove", { x: low.x, y: low.y + down });
  await finger("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  await expect(sheet).toBeHidden();
});

/** Words all over the page with identical sheets, and others at the end. */
const FULL = ["Havet", `${"Havet ".repeat(24).trim()}. `.repeat(12), "Katten och hunden."].join("\n\n");

/** The middle of an occurrence of a word within a box of the screen. */
const wordUnder = (page: Page, word: string, box: Awaited<ReturnType<Locator["boundingBox"]>>) =>
  passageOf(page).evaluate(
    (text, [wanted, { x, y, width, height }]) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index } of node.textContent?.matchAll(new RegExp(wanted, "g")) ?? []) {
          range.setStart(node, index);
          range.setEnd(node, index + wanted.length);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
          const [across, down] = [middle.x - x, middle.y - y];
          if (across > 0 && across < width && down > 0 && down < height) return middle;
        }
      }
      throw new Error(`No ${wanted} stands there`);
    },
    [word, box ?? { x: 0, y: 0, width: 0, height: 0 }] as const,
  );

test("the whole sheet works by touch; it never covers the touched word, and a control appearing under the finger is not pressed", async ({
  page,
  user,
  signIn,
  product,
}) => {
  expectConsoleError("status of 404");
  await signIn(user);
  await page.goto(await bringText(page, product, user, FULL));
  await page.getByRole("button", { name: "Close the tutorial" }).tap();
  const sheet = page.getByRole("dialog");
  const heading = sheet.getByRole("heading");
  const save = sheet.getByRole("button", { name: "Save word" });
  const covered = () => sheetCoversWord(page);
  await passageOf(page)
    .locator("p")
    .first()
    .tap({ position: { x: 12, y: 12 } });
  await expect(save).toBeEnabled();
  await save.tap();
  await expect(sheet).toContainText("Saved");
  await sheet.getByRole("button", { name: "Undo" }).tap();
  await expect(save).toBeEnabled();
  const place = await save.boundingBox();
  await sheet.getByRole("button", { name: "Add the next word" }).tap();
  await expect(heading).toHaveText("Havet Havet");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();

  let under = await wordUnder(page, "Havet", place);
  await expect(async () => {
    const before = under;
    under = await wordUnder(page, "Havet", place);
    expect(under).toEqual(before);
  }).toPass({ intervals: [50] });
  await page.touchscreen.tap(under.x, under.y);
  await expect(heading).toHaveText("Havet");
  await expect(save).toBeEnabled();
  expect(await save.boundingBox()).toEqual(place);
  await expect.poll(covered).toBe(false);
  await sheet.getByText("Wrong word?").tap();
  await expect(sheet.getByRole("button", { name: "Split it" })).toBeVisible();
  await expect.poll(covered).toBe(false);
  await page.touchscreen.tap(4, 200);
  await expect(sheet).toBeHidden();

  await tapWord(page, "hunden");
  await expect(heading).toHaveText("hunden");
  await expect.poll(covered).toBe(false);
  const saved = async () => {
    const reply = await page.request.get(`${product.web}/api/user-words`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    return (await reply.json()).words;
  };
  await expect.poll(saved).toEqual([]);
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Finished" }).tap();
  await expect(page.getByText("You finished this text.")).toBeVisible();
});
