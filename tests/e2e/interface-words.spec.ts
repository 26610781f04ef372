import type { Page } from "@playwright/test";
import { expect, expectAlive, test } from "./fixtures.ts";
import { clippedElements, followData, readPseudo, shownTexts, withoutMessage } from "./interface-words.ts";

const PUBLIC = ["/", "/about", "/privacy", "/terms", "/cookies", "/contact", "/faq"];
/** Opens a page and waits until its data are there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

/** What is no message, or does not fit, on each of these pages. */
async function problemsOn(page: Page, addresses: readonly string[], language: string): Promise<string[]> {
  const data = followData(page);
  const problems: string[] = [];
  for (const address of addresses) {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, address);
    const told = withoutMessage(await shownTexts(page), data(), language);
    problems.push(...told.map((text) => `${address}: no message: ${text}`));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      problems.push(...(await clippedElements(page)).map((text) => `${address} at ${width} px: ${text}`));
    }
  }
  return problems;
}

for (const [language, direction] of [
  ["de", "left to right"],
  ["ar", "right to left"],
] as const) {
  test.describe(`in a pseudo-locale, ${direction}`, () => {
    test.use({ interfaceLanguage: language });

    test("every text of public pages is a message, and fits phones", async ({ page }) => {
      await readPseudo(page);
      expect(await problemsOn(page, PUBLIC, language)).toEqual([]);
    });
  });
}
