import { expect, type Locator, type Page } from "@playwright/test";

/** The text on the page: one element that people tap and walk through. */
export const passageOf = (page: Page): Locator => page.getByRole("group", { name: /^Text: / });

/** Where a word stands on the screen: the middle of its first occurrence in the text. */
export async function placeOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  const passage = passageOf(page);
  await expect(passage).toContainText(word);
  return passage.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      node.parentElement?.scrollIntoView({ block: "center", behavior: "instant" });
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    throw new Error(`The text has no ${wanted}`);
  }, word);
}

/** Touches a word on a touch screen, clicks it elsewhere. */
export async function tapWord(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(page, word);
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** The words that are marked in the text with this status. */
export async function markedWords(page: Page, status: "new" | "learning" | "known"): Promise<string[]> {
  return page.evaluate((name) => {
    const highlight = CSS.highlights.get(name);
    return [...(highlight ?? [])].map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange();
      range.setStart(startContainer, startOffset);
      range.setEnd(endContainer, endOffset);
      return range.toString();
    });
  }, `word-${status}`);
}
