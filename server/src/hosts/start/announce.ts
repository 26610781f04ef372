import type { Config } from "../../platform/config.ts";
import { ConfigError } from "../../platform/config.ts";
import { FolderError } from "../../platform/database/folder-lock.ts";
import { DatabaseError } from "./late-database.ts";
import { PortError } from "./listen.ts";
import type { RunningProduct } from "./product.ts";

/** Prints the URLs of the product, and the first administrator if this start created one. */
export function announce(config: Config, product: RunningProduct, seconds: number): void {
  console.log(`\nLagom is ready, after ${seconds.toFixed(1)} s\n`);
  console.log(`  web    ${config.webUrl}`);
  console.log(`  api    ${config.apiUrl}  (its document: ${config.apiUrl}/docs)`);
  console.log(`  auth   ${config.authUrl}/auth/v1`);
  if (!config.production && !config.SMTP_URL) console.log(`  mail   ${config.webUrl}/dev/mail`);
  if (product.admin) {
    const { email, password } = product.admin;
    console.log(`\n  administrator: ${email}  password: ${password}  (shown this once)`);
  }
  if (product.tokenFile) console.log(`\n  operator's token for pnpm release: in ${product.tokenFile}`);
  console.log("\nCtrl-C ends it.");
}

/** Shuts the product down cleanly on Ctrl-C or SIGTERM, once. */
export function endOnSignal(close: () => Promise<void>): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await close();
    process.exit(0);
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
}

/** Prints why the start failed, in one line if the user can fix it, and exits with code 1. */
export function giveUp(error: unknown): never {
  const plain = [ConfigError, DatabaseError, FolderError, PortError].some((kind) => error instanceof kind);
  console.error(plain ? (error as Error).message : error);
  process.exit(1);
}
