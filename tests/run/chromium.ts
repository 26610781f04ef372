import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./command.ts";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** Chromium without a user interface, which takes about two fifths less CPU time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** The Chromium that CHROMIUM_PATH names, else the first of these places that has one. */
function installed(places: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
  return named || places.find((path) => existsSync(path));
}

/**
 * Finds a Chromium as people use it: named by CHROMIUM_PATH, the system's, or Playwright's own. Installs one where there is none.
 * @throws Error that says in one line how to get one
 */
export const findChromium = (): Promise<string> =>
  findOrInstall([...SYSTEM, chromium.executablePath()], "chromium");

/** Finds a Chromium for tests: as `findChromium` does, but the headless shell where there is one. */
export const findTestChromium = (): Promise<string> =>
  findOrInstall([HEADLESS_SHELL, ...SYSTEM, chromium.executablePath()], "chromium-headless-shell");

/** Installs a package of Debian where this user may, else Playwright's own Chromium. */
async function findOrInstall(places: readonly string[], debianPackage: string): Promise<string> {
  const found = installed(places);
  if (found) return found;
  const installers: [string, string[]][] =
    existsSync("/usr/bin/apt-get") && process.getuid?.() === 0
      ? [
          ["apt-get", ["update", "-qq"]],
          ["apt-get", ["install", "-y", "-qq", debianPackage]],
        ]
      : [["playwright", ["install", "chromium"]]];
  for (const [command, args] of installers) {
    if ((await run(command, args).catch(() => 1)) !== 0) break;
  }
  const now = installed(places);
  if (now) return now;
  throw new Error("No Chromium: install the package chromium, or set CHROMIUM_PATH to a Chromium or Chrome.");
}
