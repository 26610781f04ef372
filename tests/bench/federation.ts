import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../product/free-ports.ts";
import { type Product, startProduct } from "../product/product.ts";
import { type Load, loadOnce, median, openBrowser } from "./browser.ts";
import { weighLibraries } from "./libraries.ts";
import { buildOneBundle, serveOneBundle } from "./one-bundle/host.ts";
import { makeReader } from "./reader.ts";

const ROUTE = "/newsfeed";
const CONTENT = "main article h2, main article h3";

/**
 * The federated product against the same sources as one bundle, up to the content of the newsfeed page: in the same browser,
 * throttled, in turns. Then the size of each library in the first load, and the number of sequential requests.
 */
export async function benchFederation(rounds: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-bench-"));
  const [port = 0] = await freePorts(1);
  const oneWeb = `http://localhost:${port}`;
  const federated = await startProduct(join(folder, "federated"));
  const backend = await startProduct(join(folder, "one"), {
    LAGOM_ROLES: "api,auth",
    PUBLIC_WEB_URL: oneWeb,
  });
  await Promise.all([federated.completed(), backend.completed()]);
  const browser = await openBrowser();
  const bundle = join(folder, "bundle");
  buildOneBundle(bundle);
  const firstCall = `${backend.api}/api/newsfeed?language=%24language&level=%24level&page=1&limit=20&categories=%24categories`;
  const host = await serveOneBundle(bundle, port, backend, { chunk: "reader-newsfeed", firstCall });
  try {
    const visits = [
      { url: `${federated.web}${ROUTE}`, content: CONTENT, storage: await makeReader(federated) },
      { url: `${oneWeb}${ROUTE}`, content: CONTENT, storage: await makeReader(backend) },
    ] as const;
    const loads: [Load[], Load[]] = [[], []];
    for (const visit of visits) await loadOnce(browser, visit);
    for (let round = 0; round < rounds; round++) {
      for (const [index, visit] of visits.entries()) loads[index]?.push(await loadOnce(browser, visit));
    }
    report(loads[0], loads[1]);
    await reportLibraries(federated, loads[0]);
  } finally {
    host.close();
    await browser.close();
    await Promise.all([federated.stop(), backend.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const bytesOf = ({ files }: Load, type?: string) =>
  files.filter((file) => !type || file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

function report(federated: readonly Load[], one: readonly Load[]): void {
  console.log(
    `\nNewsfeed page, 1.6 Mbit/s, 150 ms, CPU 4 × slower, medians of ${federated.length}, interleaved`,
  );
  console.log("               content (ms)   all kB   JS kB   requests");
  for (const [name, loads] of [
    ["federated", federated],
    ["one bundle", one],
  ] as const) {
    const time = median(loads.map(({ milliseconds }) => milliseconds));
    const all = median(loads.map((load) => bytesOf(load)));
    const scripts = median(loads.map((load) => bytesOf(load, "Script")));
    console.log(
      `  ${name.padEnd(12)} ${time.toFixed(0).padStart(10)}  ${kilobytes(all)} ${kilobytes(scripts)} ${String(median(loads.map(({ files }) => files.length))).padStart(8)}`,
    );
  }
  const ratio = median(
    federated.map(({ milliseconds }, i) => milliseconds / (one[i]?.milliseconds ?? Number.NaN)),
  );
  console.log(`  ratio of times ${ratio.toFixed(3)} (target ≤ 1.05)`);
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
  console.log("\nScripts of the first load, KB gzip by library");
  const files = scripts.map(({ url }) =>
    join(product.folder, "releases", new URL(url).pathname.replace("/releases/", "")),
  );
  for (const [library, bytes] of await weighLibraries(files)) {
    if (bytes >= 100) console.log(`  ${kilobytes(bytes)}  ${library}`);
  }
}
