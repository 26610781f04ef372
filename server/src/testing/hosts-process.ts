import { folderStore } from "@lagom/releases/folder-store";
import { buildHosts } from "../hosts/start/hosts.ts";
import { startTelemetry } from "../hosts/start/telemetry.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/open.ts";

/**
 * The hosts of `LAGOM_ROLES` in a process of its own, over a new database made of the image named `PGLITE_IMAGE`: sends its
 * parent their addresses by setting, and ends with SIGTERM as the product does.
 */
const config = readConfig(process.env);
const endTelemetry = await startTelemetry(config);
const database = await openDatabase({ folder: null, image: process.env.PGLITE_IMAGE ?? "" });
const hosts = await buildHosts(config, database, folderStore(config.dataFolder), {});
const addresses: Record<string, string> = {};
for (const { app, setting } of hosts) {
  addresses[setting] = await app.listen({ port: 0, host: "127.0.0.1" });
}
process.once("SIGTERM", async () => {
  for (const { app } of hosts) await app.close();
  await database.close();
  await endTelemetry();
  process.exit(0);
});
process.send?.(addresses);
