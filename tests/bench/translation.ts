import type { Browser, Page } from "@playwright/test";
import { rest } from "./browser.ts";
import { measured } from "./measured.ts";

const CACHED = 60;
const ASKED = 50;
/** Number of keys not counted after the server has started. */
const WARMING = 10;
/** The fastest pace at which a reader looks up words. */
const READER_RESTS_MS = 400;

/**
 * From a key to the translation on the screen, not throttled: for entries that came with the text, and for those requested from
 * the server. The page is idle, the server has translated before, and the keys come at the pace of a reader.
 */
export async function benchTranslation(
  browser: Browser,
  url: string,
  storage: Readonly<Record<string, string>>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  await page.goto(url);
  const passage = page.getByRole("group", { name: /^Text: / });
  await passage.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await rest(page);
  const cached = await timesOf(page, CACHED, () => page.keyboard.press("ArrowRight"));
  // The first two words of each sentence: the last word of a paragraph has none to form a phrase with.
  await page.keyboard.press("ArrowDown");
  const ask = (round: number) => page.keyboard.press(round % 2 === 0 ? "Shift+ArrowRight" : "ArrowDown");
  await timesOf(page, WARMING, ask);
  const asked = await timesOf(page, ASKED, ask);
  await context.close();
  const fromServer = asked.filter((_, round) => round % 2 === 0);
  console.log("\nFrom a key to the translation on the screen, not slowed, p95 in ms");
  console.log(`  came with the text  ${p95(cached).toFixed(1).padStart(6)}  (target ≤ 16)`);
  console.log(`  from the server     ${p95(fromServer).toFixed(1).padStart(6)}  (target ≤ 100)`);
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** Milliseconds from each key to the answer (or that there is none) in the page. */
async function timesOf(
  page: Page,
  rounds: number,
  press: (round: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await new Promise((rested) => setTimeout(rested, READER_RESTS_MS));
    times.push(await measured(page, untilAnswered, () => press(round)));
  }
  return times;
}

function untilAnswered(limit: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("No answer came")), limit);
    const onKey = ({ timeStamp }: Event) => {
      const before = document.querySelector("[role=dialog] h2")?.textContent;
      const observer = new MutationObserver(() => {
        const sheet = document.querySelector("[role=dialog]");
        if (sheet?.querySelector("h2")?.textContent === before) return;
        if (sheet?.querySelector("[aria-label='Looking it up']")) return;
        observer.disconnect();
        resolve(performance.now() - timeStamp);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    addEventListener("keydown", onKey, { once: true, capture: true });
  });
}
