import { expect, test } from "./fixtures.ts";
import { bringText, passageOf } from "./passage.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const TEXT = ["Havet", ...Array.from({ length: 30 }, (_, day) => `Havet är ${day}.`)].join("\n\n");

test("a touched word low on the screen opens its sheet, of which nothing is pressed; a finger that scrolls looks nothing up", async ({
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
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  const before = await page.evaluate(() => scrollY);
  await finger("touchStart", low);
  for (const up of [20, 80, 200]) await finger("touchMove", { x: low.x, y: low.y - up });
  await finger("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(sheet).toBeHidden();
});
