import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../product/product.ts";
import { median, openBrowser } from "./browser.ts";
import { addLongText } from "./long-text.ts";
import { type Reading, readOnce } from "./read-once.ts";
import { makeReader } from "./reader.ts";
import { benchTranslation } from "./translation.ts";

const SHORT = 600;
const LONG = 20_000;

const COLUMNS = [
  "words",
  "first paragraph ms",
  "kB",
  "elements",
  "tap ms: start",
  "middle",
  "end",
  "longest task ms",
  "work ms",
] as const;

/** The look of texts whose words are coloured by their status. */
const COLOURED = { "lagom.reading-look": JSON.stringify({ statuses: true }) };

/**
 * Reading (docs/architecture.md#numbers). From a key to its translation, not throttled; then texts of 600, 10,000 and 20,000
 * words on a slow phone, and the longest one once more with coloured words, each visit in a fresh context and in turns. Each visit
 * is printed as soon as it is over.
 */
export async function benchReading(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const first = await startProduct(folder);
  await first.completed();
  await first.stop();
  const texts = [];
  for (const words of [SHORT, LONG / 2, LONG]) texts.push(await addLongText(folder, words));
  const product = await startProduct(folder);
  const browser = await openBrowser();
  try {
    const storage = await makeReader(product);
    const addressOf = (id: number | undefined) => `${product.web}/article/${id}`;
    await benchTranslation(browser, addressOf(texts[0]?.id), storage);

    console.log("\nReading at 390 px, 1.6 Mbit/s, 150 ms, CPU 4 × slower, in turns");
    console.log(COLUMNS.join("  "));
    // Fill the caches of the server first, so that this is not measured.
    await readOnce(browser, addressOf(texts[0]?.id), storage);
    const visits = texts.map((text) => ({ ...text, storage }));
    const longest = visits.at(-1);
    if (longest) visits.push({ ...longest, storage: { ...storage, ...COLOURED } });
    const readings = visits.map((): Reading[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { id, words, storage }] of visits.entries()) {
        const reading = await readOnce(browser, addressOf(id), storage);
        readings[index]?.push(reading);
        console.log(line(words, reading));
      }
    }
    report(visits, readings);
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The figures of one visit, by column. */
function line(words: number, reading: Reading): string {
  const { first, bytes, elements, taps, longest, work } = reading;
  const figures = [words, first, bytes / 1000, elements, ...taps, longest, work];
  return figures.map((figure, i) => figure.toFixed(0).padStart(COLUMNS[i]?.length ?? 0)).join("  ");
}

function report(texts: readonly { words: number }[], readings: readonly Reading[][]): void {
  console.log(`medians of ${readings[0]?.length}`);
  const medians = readings.map((all): Reading => {
    const of = (pick: (reading: Reading) => number) => median(all.map(pick));
    return {
      first: of(({ first }) => first),
      bytes: of(({ bytes }) => bytes),
      elements: of(({ elements }) => elements),
      work: of(({ work }) => work),
      taps: [0, 1, 2].map((at) => of(({ taps }) => taps[at] ?? Number.NaN)),
      longest: of(({ longest }) => longest),
    };
  });
  for (const [index, { words }] of texts.entries()) {
    const reading = medians[index];
    if (reading) console.log(line(words, reading));
  }
  const [, half, whole] = medians.map(({ work }) => work);
  console.log(
    "targets: 600 words ≤ 1800 ms, ≤ 200 kB; 20,000 words ≤ 2200 ms; taps ≤ 60 ms; no task over 50 ms",
  );
  console.log(`work of twice the text: ${((whole ?? 0) / (half ?? 0)).toFixed(2)} × (target ≤ 2.2)`);
}
