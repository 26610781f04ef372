import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { memoryOf } from "../product/memory.ts";
import { type Product, startProduct } from "../product/product.ts";

const SETTLED_MS = 15_000;
const WANTED_S = 5;
const WANTED_MB = 450;
/** As `pnpm start` runs it. */
const ENV = { MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=4" };

/** From `pnpm start` to the first page, and the memory some time later, of a first start and of those after it. */
export async function benchStart(starts: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  console.log("\nStart of the embedded default → first page, seconds; memory once settled, MB");
  try {
    for (let start = 1; start <= starts; start++) {
      const begun = performance.now();
      const product = await startProduct(folder, ENV);
      await fetch(`${product.web}/`).then((page) => page.text());
      const seconds = (performance.now() - begun) / 1000;
      if (start === 1) {
        await product.completed();
        console.log(
          `  the collection is complete after ${((performance.now() - begun) / 1000).toFixed(1)} s`,
        );
      }
      await print(product, start, seconds);
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function print({ pid }: Product, start: number, seconds: number): Promise<void> {
  await pause(SETTLED_MS);
  const targets = start === 1 ? "" : ` (targets ≤ ${WANTED_S}, ≤ ${WANTED_MB})`;
  const name = start === 1 ? "first start" : `start ${start}`;
  console.log(`  ${name.padEnd(12)} ${seconds.toFixed(1)} s   ${await memoryOf(pid)} MB${targets}`);
}
