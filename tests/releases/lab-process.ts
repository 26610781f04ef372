import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildHosts } from "@lagom/server/hosts/start/hosts";
import { listenAll } from "@lagom/server/hosts/start/listen";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { DEPLOYABLES } from "@lagom/shared/remote";
import type { LabMessage } from "./lab.ts";
import { labFunctions } from "./lab-functions.ts";
import { templatesFor } from "./templates.ts";

/*
 * A product whose releases are copies of one instrumented build of each area, made and promoted on request of the parent
 * process with the same functions as publishing and promoting. It has no texts and no books, which tests of releases do not
 * need.
 */
const config = readConfig(process.env);
const releases = join(config.dataFolder, "releases");
await mkdir(releases, { recursive: true });
const { LAGOM_IMAGE: image } = process.env;
const [database, templates] = await Promise.all([
  openDatabase({ folder: null, ...(image && { image }) }),
  templatesFor(join(config.dataFolder, "templates")),
]);
let web: string | undefined;
const functions = labFunctions({ database, releases, templates: new Map(templates), web: () => web });
for (const deployable of DEPLOYABLES) {
  // A live release, and a working one to fall back to.
  for (const _ of ["fallback", "live"]) await functions.promote(deployable, await functions.make(deployable));
}
await listenAll(await buildHosts(config, database, folderStore(releases), {}), config.HOST);
web = `http://localhost:${config.WEB_PORT}`;

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
