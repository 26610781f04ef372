import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, type Service } from "@lagom/releases/cli/client";
import { paths } from "@lagom/shared/paths";
import type { Area } from "@lagom/shared/remote";
import type { Browser } from "@playwright/test";
import { freePorts } from "../product/free-ports.ts";
import { type Product, startProduct } from "../product/product.ts";
import { publishSecond, releaseService } from "../product/second-release.ts";
import { type Load, loadInTurn, median, openBrowser, openSlowPage } from "./browser.ts";
import { weighLibraries } from "./libraries.ts";
import { buildOneBundle, type OneBundleHost, serveOneBundle } from "./one-bundle/host.ts";
import { makeReader, saveSomeWords } from "./reader.ts";

/** The pages that are measured, with the area that each belongs to and a selector of its content. */
const PAGES = [
  { path: paths.newsfeed, area: "reader", expose: "newsfeed", content: "main article h2, main article h3" },
  { path: paths.books, area: "books", expose: "books", content: "main a[href^='/books/']" },
  { path: paths.words, area: "account", expose: "words", content: "text=ord-1" },
] as const;

/** With nothing in the cache, with everything, and with what is left when the page's area has been released since. */
const VISITS = ["cold", "warm", "after a release"] as const;
type Visit = (typeof VISITS)[number];
const LIMITS: Record<Visit, number> = { cold: 1.08, warm: 1.02, "after a release": 0.9 };
/** Bytes that federation may add to a cold visit. */
const MOST_MORE_BYTES = 15_000;

interface Side {
  url: string;
  storage: Readonly<Record<string, string>>;
  /** Makes another release of an area live, or of the whole bundle, and takes it back. */
  release(area: Area): Promise<void>;
  takeBack(area: Area): Promise<void>;
}

/**
 * The federated product against the same sources as one bundle, up to the content of three pages: in the same browser, throttled, in
 * turns, without the service worker. Then the size of each library in the newsfeed's first load, and the number of sequential requests.
 * @param traces whether to print what each side loaded, in the round of the median
 * @returns whether all limits are kept
 */
export async function benchFederation(rounds: number, traces: boolean): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const [port = 0] = await freePorts(1);
  const oneWeb = `http://localhost:${port}`;
  const federated = await startProduct(join(folder, "federated"));
  const backend = await startProduct(join(folder, "one"), { PUBLIC_WEB_URL: oneWeb });
  await Promise.all([federated.completed(), backend.completed()]);
  const [first, second] = [join(folder, "bundle"), join(folder, "bundle-after")] as const;
  buildOneBundle(first);
  buildOneBundle(
    second,
    PAGES.map(({ area, expose }) => `${area}/${expose}`),
  );
  const host = await serveOneBundle(first, port, backend);
  const browser = await openBrowser();
  try {
    const sides = [
      await federatedSide(federated),
      { ...(await oneBundleSide(backend, host, first, second)), url: oneWeb },
    ] as const;
    let kept = true;
    for (const page of PAGES) {
      const loads = await measure(browser, page, sides, rounds);
      if (page === PAGES[0]) await reportLibraries(federated, loads[0].cold);
      kept = report(page.path, loads) && kept;
      if (traces)
        for (const [index, name] of ["federated", "one bundle"].entries()) trace(name, loads[index as 0 | 1]);
    }
    return kept;
  } finally {
    host.close();
    await browser.close();
    await Promise.all([federated.stop(), backend.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function federatedSide(product: Product): Promise<Side> {
  const service = await releaseService(product);
  const releases = new Map<Area, { before: string; after: string }>();
  for (const { area } of PAGES) {
    const before = await liveIn(service, area);
    releases.set(area, { before, after: await publishSecond(service, area) });
  }
  const change = async (action: "promote" | "rollback", area: Area, release = "") => {
    await ask(service, "POST /api/releases/changes", { body: { action, deployable: area, release } });
  };
  const storage = await makeReader(product);
  await saveSomeWords(product, storage);
  return {
    url: product.web,
    storage,
    release: (area) => change("promote", area, releases.get(area)?.after),
    takeBack: (area) => change("rollback", area, releases.get(area)?.before),
  };
}

async function liveIn(service: Service, area: Area): Promise<string> {
  const response = await fetch(`${service.url}/releases/current.json`);
  const { areas } = (await response.json()) as { areas: Record<string, { live: { id: string } }> };
  return areas[area]?.live.id ?? "";
}

async function oneBundleSide(backend: Product, host: OneBundleHost, first: string, second: string) {
  const storage = await makeReader(backend);
  await saveSomeWords(backend, storage);
  return { storage, release: () => host.release(second), takeBack: () => host.release(first) };
}

type Loads = Record<Visit, Load[]>;

/** Each round is a browser of its own, which comes for the first time, again, and after a release of the page's area. */
async function measure(
  browser: Browser,
  { path, area, content }: (typeof PAGES)[number],
  sides: readonly [Side, Side],
  rounds: number,
): Promise<[Loads, Loads]> {
  const none = (): Loads => ({ cold: [], warm: [], "after a release": [] });
  const loads: [Loads, Loads] = [none(), none()];
  // The first round is for servers that have compressed nothing yet.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { url, storage, release, takeBack }] of sides.entries()) {
      const slow = await openSlowPage(browser, storage, { serviceWorkers: "block" });
      for (const visit of VISITS) {
        if (visit === "after a release") await release(area);
        const load = await loadInTurn(slow, url + path, content);
        if (round > 0) loads[index as 0 | 1][visit].push(load);
      }
      await takeBack(area);
      await slow.close();
    }
  }
  return loads;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
/** Fonts come after the content, or before it where that is late, and are the same on both sides. */
const counted = ({ files }: Load) => files.filter(({ type }) => type !== "Font");
const bytesOf = (load: Load, type?: string) =>
  counted(load)
    .filter((file) => !type || file.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);

function report(path: string, [federated, one]: readonly [Loads, Loads]): boolean {
  const rounds = federated.cold.length;
  console.log(`\n${path}, 1.6 Mbit/s, 150 ms, CPU 4 × slower, medians of ${rounds}, in turns`);
  console.log("                              content (ms)   all kB   JS kB   requests, without fonts");
  let kept = true;
  for (const visit of VISITS) {
    for (const [name, loads] of [
      ["federated", federated[visit]],
      ["one bundle", one[visit]],
    ] as const) {
      const time = median(loads.map(({ milliseconds }) => milliseconds));
      const all = median(loads.map((load) => bytesOf(load)));
      const scripts = median(loads.map((load) => bytesOf(load, "Script")));
      const requests = median(loads.map((load) => counted(load).length));
      console.log(
        `  ${visit.padEnd(16)} ${name.padEnd(12)} ${time.toFixed(0).padStart(10)}  ${kilobytes(all)} ${kilobytes(scripts)} ${String(requests).padStart(8)}`,
      );
    }
    const ratio = median(
      federated[visit].map(
        ({ milliseconds }, i) => milliseconds / (one[visit][i]?.milliseconds ?? Number.NaN),
      ),
    );
    console.log(`  ${visit.padEnd(16)} ratio of times ${ratio.toFixed(3)} (target ≤ ${LIMITS[visit]})`);
    kept &&= ratio <= LIMITS[visit];
  }
  const [more = 0, less = 0] = [federated, one].map(({ cold }) => median(cold.map((load) => bytesOf(load))));
  console.log(`  cold, more bytes: ${more - less} (target ≤ ${MOST_MORE_BYTES})`);
  return kept && more - less <= MOST_MORE_BYTES;
}

/** Prints when each file was requested and there, and its size, for each visit of the round whose time is the median. */
function trace(name: string, loads: Loads): void {
  for (const visit of VISITS) {
    const middle = median(loads[visit].map(({ milliseconds }) => milliseconds));
    const load = loads[visit].find(({ milliseconds }) => milliseconds === middle);
    if (!load) continue;
    const began = Math.min(...load.files.map(({ begun }) => begun));
    const since = (time: number) => ((time - began) * 1000).toFixed(0).padStart(6);
    console.log(`\n  ${name}, ${visit}: content after ${middle.toFixed(0)} ms`);
    for (const { url, bytes, begun, ended } of load.files)
      console.log(`  ${since(begun)} → ${since(ended)} ms ${kilobytes(bytes)} kB  ${new URL(url).pathname}`);
  }
}

async function reportLibraries(product: Product, loads: readonly Load[]): Promise<void> {
  const [load] = loads;
  if (!load) return;
  const scripts = load.files.filter(
    ({ type, url }) => type === "Script" && url.startsWith(`${product.web}/releases/`),
  );
  console.log(
    `\nRound trips one after the other from the HTML to the page's code: ${Math.max(...scripts.map(({ depth }) => depth)) - 1} (target ≤ 2)`,
  );
  console.log("\nScripts of the newsfeed's first load, KB gzip by library");
  const files = scripts.map(({ url }) =>
    join(product.folder, "releases", new URL(url).pathname.replace("/releases/", "")),
  );
  for (const [library, bytes] of await weighLibraries(files)) {
    if (bytes >= 100) console.log(`  ${kilobytes(bytes)}  ${library}`);
  }
}
