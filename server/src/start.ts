import { ConfigError, readConfig } from "./config.ts";
import { FolderError } from "./start/folder-lock.ts";
import { PortError } from "./start/listen.ts";
import { startProduct } from "./start/product.ts";

/** `pnpm start`: the whole product in one process. What a person can mend is said in one line, with exit code 1. */
try {
  const started = performance.now();
  const config = readConfig(process.env);
  const product = await startProduct(config, (text) => console.log(`  ${text}`));
  console.log(`\nLagom is ready, after ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  console.log(`  web    ${config.webUrl}`);
  console.log(`  api    ${config.apiUrl}  (its document: ${config.apiUrl}/docs)`);
  console.log(`  auth   ${config.authUrl}/auth/v1`);
  if (product.admin) {
    console.log(
      `\n  administrator: ${product.admin.email}  password: ${product.admin.password}  (shown this once)`,
    );
  }
  console.log("\nCtrl-C ends it.");
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await product.close();
    process.exit(0);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
} catch (error) {
  const plain = error instanceof ConfigError || error instanceof FolderError || error instanceof PortError;
  console.error(plain ? error.message : error);
  process.exit(1);
}
