import type { Browser, Page } from "@playwright/test";

const CACHED = 60;
const ASKED = 30;
/** An answer that takes longer will never come. */
const GIVE_UP_MS = 30_000;

/** From a touch or key to the translation on the screen, not slowed: what came with the text, and what the server is asked. */
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
  const cached = await timesOf(page, CACHED, () => page.keyboard.press("ArrowRight"));
  const asked = await timesOf(page, ASKED, async (round) => {
    await page.keyboard.press(round % 2 === 0 ? "Shift+ArrowRight" : "ArrowRight");
  });
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
    const answered = page.evaluate(
      (limit) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error("No answer came")), limit);
          addEventListener(
            "keydown",
            ({ timeStamp }) => {
              const before = document.querySelector("[role=dialog] h2")?.textContent;
              const done = () => {
                const sheet = document.querySelector("[role=dialog]");
                if (sheet?.querySelector("h2")?.textContent === before) return;
                if (sheet?.querySelector("[aria-label='Looking it up']")) return;
                observer.disconnect();
                resolve(performance.now() - timeStamp);
              };
              const observer = new MutationObserver(done);
              observer.observe(document.body, { subtree: true, childList: true, characterData: true });
            },
            { once: true, capture: true },
          );
        }),
      GIVE_UP_MS,
    );
    await press(round);
    times.push(await answered);
  }
  return times;
}
