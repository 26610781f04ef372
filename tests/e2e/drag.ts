import { expect, type Locator, type Page } from "@playwright/test";

const STEPS = 12;

/**
 * Drags the middle of one element to the middle of another: by touch on a phone, by mouse elsewhere.
 * @param told the announcement once it is over its new position; only then is it dropped
 */
export async function drag(
  page: Page,
  touch: boolean,
  one: Locator,
  other: Locator,
  told: string,
): Promise<void> {
  // The positions once both stand still with nothing over them.
  for (const element of [one, other]) await element.click({ trial: true });
  const [from, to] = [await centre(one), await centre(other)];
  const points = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }));
  if (!touch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const point of points) await page.mouse.move(point.x, point.y);
    await expect(said(page, told)).toBeAttached();
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (const point of points) await send("touchMove", [point]);
  await expect(said(page, told)).toBeAttached();
  await send("touchEnd", []);
}

/** The screen-reader announcement while something is being reordered. */
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function centre(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to drag");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
