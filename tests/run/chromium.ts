import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./command.ts";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** A Chromium on this machine, if there is one: named by CHROMIUM_PATH, the system's, or Playwright's own. */
function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
  return [named, ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium, or installs one: from Debian where this user may, else Playwright's own.
 * @throws Error that says in one line how to get one
 */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  const installers: [string, string[]][] =
    existsSync("/usr/bin/apt-get") && process.getuid?.() === 0
      ? [
          ["apt-get", ["update", "-qq"]],
          ["apt-get", ["install", "-y", "-qq", "chromium"]],
        ]
      : [["playwright", ["install", "chromium"]]];
  for (const [command, args] of installers) {
    if ((await run(command, args).catch(() => 1)) !== 0) break;
  }
  const now = installed();
  if (now) return now;
  throw new Error("No Chromium: install the package chromium, or set CHROMIUM_PATH to a Chromium or Chrome.");
}
