import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "@lagom/releases/build";
import { describe } from "@lagom/releases/describe";
import { folderStore } from "@lagom/releases/folder-store";
import { readConfig } from "@lagom/server/config";
import { openDatabase } from "@lagom/server/db/open";
import { buildHosts } from "@lagom/server/start/hosts";
import { listen } from "@lagom/server/start/listen";
import { UNITS, type Unit } from "@lagom/shared/remote";
import { TEMPLATE_ID } from "./altered-copy.ts";
import type { LabMessage } from "./lab.ts";
import { labFunctions, type Template } from "./lab-functions.ts";

/*
 * A product whose releases are copies of one instrumented build of each area, made and promoted as the parent process asks,
 * with the functions that publishing and promoting use. It has no texts and no books: tests of releases look at none.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const instrumented = fileURLToPath(new URL("instrumented/rsbuild.config.ts", import.meta.url));

const config = readConfig(process.env);
const releases = join(config.dataFolder, "releases");
await mkdir(releases, { recursive: true });
const [database, ...templates] = await Promise.all([
  openDatabase({ folder: null }),
  ...UNITS.map(buildTemplate),
]);
const functions = labFunctions({ database, releases, templates: new Map(templates) });
for (const unit of UNITS) {
  // A live release, and a good one to fall back to.
  for (const _ of ["fallback", "live"]) await functions.promote(unit, await functions.make(unit));
}
for (const host of await buildHosts(config, database, folderStore(releases), {})) {
  await listen(host.app, host.setting, host.port, config.HOST);
}

process.on("message", async ({ id, name, given }: LabMessage) => {
  const call = functions[name] as (...given: unknown[]) => unknown;
  try {
    process.send?.({ id, result: await call.apply(functions, given) });
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
process.on("disconnect", () => process.exit(0));
process.send?.({ id: 0 });

async function buildTemplate(unit: Unit): Promise<[Unit, Template]> {
  const folder = join(config.dataFolder, "templates", unit);
  await build(root, unit, TEMPLATE_ID, folder, unit === "shell" ? undefined : instrumented);
  return [
    unit,
    { folder, record: await describe(unit, TEMPLATE_ID, folder, { revision: null, author: "lab" }) },
  ];
}
