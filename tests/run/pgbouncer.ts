import { existsSync } from "node:fs";
import { run } from "./command.ts";

const PROGRAM = "/usr/sbin/pgbouncer";

/**
 * Finds PgBouncer: named by PGBOUNCER_PATH, or the system's. Where this user may, it is installed.
 * @returns where it is; undefined where there is none
 */
export async function findPgbouncer(): Promise<string | undefined> {
  const path = process.env.PGBOUNCER_PATH || PROGRAM;
  if (existsSync(path)) return path;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return undefined;
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "pgbouncer"],
  ]) {
    if ((await run("apt-get", args).catch(() => 1)) !== 0) break;
  }
  return existsSync(path) ? path : undefined;
}
