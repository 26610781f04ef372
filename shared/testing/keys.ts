import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** Presses a key on an element, as `userEvent.keyboard` spells it, as soon as that takes the focus. */
export async function press(on: Locator, key: string): Promise<void> {
  await expect.element(on).toBeVisible();
  // What is inert for a moment, such as a sheet before it is painted, takes no focus: the key would go elsewhere.
  await expect
    .poll(() => takesFocus(on.element() as HTMLElement), { message: `focus of ${on.selector}` })
    .toBe(true);
  await userEvent.keyboard(key);
}

function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
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
