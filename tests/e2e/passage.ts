import { expect, type Locator, type Page } from "@playwright/test";
import type { Product, User } from "./fixtures.ts";

/** The text on the page: one element, read by touch and keys. */
export const passageOf = (page: Page): Locator => page.getByRole("group", { name: /^Text: / });

/** The paragraph at the reading line. */
export const paragraphInView = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("[data-paragraph]")];
    return all.find((one) => one.getBoundingClientRect().bottom > innerHeight * 0.35)?.dataset.paragraph;
  });

interface Point {
  x: number;
  y: number;
}

const SHELL = /\/releases\/shell\/\w+\/main\.\w+\.js$/;

/** Delays the code of the page, so that what the document draws stays. @returns lets the code load */
export async function holdCode(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(SHELL, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The middle of the first occurrence of a word on the screen, once it stands still. */
export async function pointOf(page: Page, word: string, passage = passageOf(page)): Promise<Point> {
  await expect(passage).toContainText(word);
  let place = await measure(passage, word);
  await expect(async () => {
    const before = place;
    place = await measure(passage, word);
    expect(place).toEqual(before);
  }).toPass({ intervals: [50] });
  return place;
}

/** Opens a text, and waits until the page observes what is on screen: first a stretch, then its blocks. */
export async function watchedOnceOpened(page: Page, open: () => Promise<unknown>): Promise<void> {
  // The activity is recorded once observing has begun.
  const opened = page.waitForRequest(
    (request) => request.method() === "POST" && !!request.postData()?.includes("article_opened"),
  );
  await open();
  await opened;
  const passage = passageOf(page);
  await expect(passage).toBeVisible();
  for (const _ of ["stretch", "block"]) await observed(passage);
}

/** Waits until the observers of the page have been called. */
const observed = (passage: Locator) =>
  passage.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(element);
      }),
  );

/** Scrolls a word into view and measures it, in its final font. */
function measure(passage: Locator, word: string): Promise<Point> {
  return passage.evaluate(async (element, wanted) => {
    await document.fonts.ready;
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
export async function tapWord(page: Page, word: string, passage = passageOf(page)): Promise<void> {
  const { x, y } = await pointOf(page, word, passage);
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

/** The style of words with a status, apart from colour: underline and background. */
export const markLook = (page: Page, status: "new" | "learning"): Promise<string[]> =>
  passageOf(page).evaluate((text, name) => {
    const style = getComputedStyle(text, `::highlight(${name})`);
    return [style.textDecorationLine, style.textDecorationStyle, style.backgroundColor];
  }, `word-${status}`);

/** Words inside which an element begins or ends, which would break joined letters. */
export async function tornWords(page: Page): Promise<string[]> {
  return passageOf(page).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const blockOf = (node: Node | null) => node?.parentElement?.closest("[data-block]");
    const torn: string[] = [];
    let before: Node | null = null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [left, right] = [before?.nodeValue ?? "", node.nodeValue ?? ""];
      const joined = /[\p{L}\p{M}]$/u.test(left) && /^[\p{L}\p{M}]/u.test(right);
      if (joined && blockOf(before) === blockOf(node)) torn.push(`${left.slice(-9)}|${right.slice(0, 9)}`);
      before = node;
    }
    return torn;
  });
}

/** Sets the language and level of a user, A2 by default, and optionally their own language. */
export async function choose(
  page: Page,
  { api }: Product,
  { token }: User,
  language: string,
  level = "A2",
  own?: string,
): Promise<void> {
  const chosen = await page.request.put(`${api}/api/user/preferences`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      target_language: language,
      ...(own ? { source_language: own } : {}),
      preferred_levels: { [language]: level },
      preferred_categories: ["science"],
    },
  });
  expect(chosen.status()).toBe(200);
}

/** Adds an own text of the user. @returns its URL */
export async function bringText(
  page: Page,
  { api }: Product,
  { token }: User,
  text: string,
  language = "svenska",
): Promise<string> {
  const added = await page.request.post(`${api}/api/user/texts`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text, language },
  });
  expect(added.status()).toBe(201);
  return `/reader?text=${(await added.json()).id}`;
}

/** The tokens of the text in the order in which the keys reach them: the word in the sheet after each step. */
export async function walk(page: Page, steps: number, on = "ArrowRight"): Promise<string[]> {
  const words: string[] = [];
  const heading = page.getByRole("dialog").getByRole("heading");
  for (let step = 0; step < steps; step += 1) {
    if (step > 0) {
      await page.keyboard.press(on);
      await expect(heading).not.toHaveText(words.at(-1) ?? "");
    }
    words.push((await heading.textContent()) ?? "");
  }
  return words;
}

/** Whether the fill behind the current word matches its letters, apart from its margin. */
export async function fillFitsWord(page: Page): Promise<boolean> {
  return passageOf(page).evaluate((passage) => {
    const [word] = [...(CSS.highlights.get("word-current") ?? [])];
    const fills = [...passage.querySelectorAll(":scope > [aria-hidden]:last-child > div")];
    if (!word || fills.length === 0) throw new Error("There is no word or no fill");
    const range = document.createRange();
    range.setStart(word.startContainer, word.startOffset);
    range.setEnd(word.endContainer, word.endOffset);
    const letters = range.getBoundingClientRect();
    const boxes = fills.map((fill) => fill.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    return Math.abs(left - letters.left) < 6 && Math.abs(right - letters.right) < 6;
  });
}

/** Whether the open sheet covers any part of the current word. */
export async function sheetCoversWord(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const sheet = document.querySelector("[role=dialog]")?.getBoundingClientRect();
    const [word] = [...(CSS.highlights.get("word-current") ?? [])];
    if (!sheet || !word) throw new Error("There is no sheet or no word");
    const range = document.createRange();
    range.setStart(word.startContainer, word.startOffset);
    range.setEnd(word.endContainer, word.endOffset);
    return [...range.getClientRects()].some(
      (box) =>
        box.bottom > sheet.top + 1 &&
        box.top < sheet.bottom - 1 &&
        box.right > sheet.left &&
        box.left < sheet.right,
    );
  });
}
