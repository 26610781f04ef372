import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import type { Config } from "../config.ts";

const server = fileURLToPath(new URL("../../..", import.meta.url));
const checkout = join(server, "..");
const Package = z.object({ version: z.string() });
const GIT_MS = 2000;

/** The version of this package. */
export const readVersion = (): string =>
  Package.parse(JSON.parse(readFileSync(join(server, "package.json"), "utf8"))).version;

let ofCheckout: Promise<string | null> | undefined;

/** The revision of the sources that run, as the setting names it or git did when this was first asked; null if neither does. */
export async function readRevision({
  LAGOM_REVISION,
}: Pick<Config, "LAGOM_REVISION">): Promise<string | null> {
  if (LAGOM_REVISION) return LAGOM_REVISION;
  ofCheckout ??= askGit();
  return ofCheckout;
}

async function askGit(): Promise<string | null> {
  if (!existsSync(join(checkout, ".git"))) return null;
  try {
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "HEAD"], {
      cwd: checkout,
      timeout: GIT_MS,
    });
    return stdout.trim();
  } catch {
    return null; // no git on this machine
  }
}
