import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, type Service } from "@lagom/releases/cli/client";
import type { ReleaseDocument } from "@lagom/shared/release-document";
import type { Deployable } from "@lagom/shared/remote";
import { startProduct } from "../product/product.ts";
import { publishSecond, releaseService } from "../product/second-release.ts";

const TIMES = 50;

/**
 * From requesting a rollback until the next document names the old release, and from promoting the new one, whose gate has run,
 * until it is named again: of an area and of the shell, 50 times each.
 */
export async function benchRollback(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const product = await startProduct(folder);
  await product.completed();
  try {
    const service = await releaseService(product);
    console.log(`\nA change asked for → the next document names the release, ${TIMES} of each, milliseconds`);
    for (const deployable of ["books", "shell"] as const) {
      const { back, forth } = await switchReleases(service, deployable);
      for (const [name, times] of [
        ["rollback", back],
        ["promote", forth],
      ] as const) {
        const [median, p95] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
        console.log(`  ${name} ${deployable.padEnd(6)} median ${median}   p95 ${p95} (target ≤ 1000)`);
      }
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function switchReleases(service: Service, deployable: Deployable) {
  const first = await liveIn(service.url, deployable);
  const second = await publishSecond(service, deployable);
  const switchTo = async (action: "promote" | "rollback", release: string | undefined): Promise<number> => {
    const begun = performance.now();
    await ask(service, "POST /api/releases/changes", { body: { action, deployable, release } });
    await untilLive(service.url, deployable, release);
    return performance.now() - begun;
  };
  await switchTo("promote", second);
  const [back, forth]: [number[], number[]] = [[], []];
  for (let round = 0; round < TIMES; round++) {
    back.push(await switchTo("rollback", first));
    forth.push(await switchTo("promote", second));
  }
  return { back, forth };
}

/** Requests documents one after another until one names the release. */
async function untilLive(web: string, deployable: Deployable, release: string | undefined): Promise<void> {
  const begun = performance.now();
  while ((await liveIn(web, deployable)) !== release) {
    if (performance.now() - begun > 30_000) throw new Error(`No document names ${release} of ${deployable}`);
  }
}

/** The live release in a document of the web host. */
async function liveIn(web: string, deployable: Deployable): Promise<string | undefined> {
  const html = await (await fetch(`${web}/about`)).text();
  const [, json = "null"] = html.match(/id="lagom-release"[^>]*>(.*?)<\/script>/s) ?? [];
  const document = JSON.parse(json) as ReleaseDocument | null;
  return deployable === "shell" ? document?.shell.live.id : document?.areas[deployable]?.live.id;
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
