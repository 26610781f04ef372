import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildHosts } from "@lagom/server/hosts/start/hosts";
import { listenAll } from "@lagom/server/hosts/start/listen";
import { type Config, readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { DEPLOYABLES } from "@lagom/shared/remote";
import { freeHosts, type LabMessage } from "./lab.ts";
import { type Addresses, labFunctions } from "./lab-functions.ts";
import { templatesFor } from "./templates.ts";

/*
 * A product whose releases are copies of one instrumented build of each area, stored and promoted on request of the parent
 * process: stored as publishing leaves them, promoted with the same function. It has no texts and no books, which tests of them
 * do not need.
 */
const config = readConfig(process.env);
const releases = join(config.dataFolder, "releases");
await mkdir(releases, { recursive: true });
const { LAGOM_IMAGE: image } = process.env;
const [database, templates] = await Promise.all([
  openDatabase({ folder: null, ...(image && { image }) }),
  templatesFor(join(config.dataFolder, "templates")),
]);
const serving: string[] = [];
const functions = labFunctions({
  database,
  config,
  releases,
  templates: new Map(templates),
  serving,
  serveInProduction,
});
for (const deployable of DEPLOYABLES) {
  // A live release, and a working one to fall back to.
  for (const _ of ["fallback", "live"]) await functions.promote(deployable, await functions.make(deployable));
}
await serve(config);

async function serve(chosen: Config): Promise<void> {
  await listenAll(await buildHosts(chosen, database, folderStore(releases), {}), chosen.HOST);
  serving.push(chosen.webUrl);
}

async function serveInProduction(): Promise<Addresses> {
  const { settings, addresses } = await freeHosts();
  const production = {
    NODE_ENV: "production",
    LAGOM_DATA: join(config.dataFolder, "production"),
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Lagom <lagom@mail.lagom.se>",
  };
  await serve(readConfig({ ...process.env, ...settings, ...production }));
  return addresses;
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
