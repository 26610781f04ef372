import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** Presses a key on an element, as `userEvent.keyboard` spells it. */
export async function press(on: Locator, key: string): Promise<void> {
  await expect.element(on).toBeVisible();
  (on.element() as HTMLElement).focus();
  await userEvent.keyboard(key);
}

/** Goes by Tab until an element has the focus. @throws Error when it never gets it */
export async function tabTo(wanted: Locator): Promise<void> {
  await expect.element(wanted).toBeVisible();
  for (let steps = 0; steps < 80; steps++) {
    if (document.activeElement === wanted.element()) return;
    await userEvent.tab();
  }
  throw new Error(`Tab never reaches ${wanted.selector}`);
}
