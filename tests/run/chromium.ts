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

/** The Chromium of CHROMIUM_PATH, else the first of these paths that exists. */
function installed(places: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}`);
  return named || places.find((path) => existsSync(path));
}

/**
 * Finds a full Chromium: that of CHROMIUM_PATH, of the system, or of Playwright. Installs one if there is none.
 * @throws Error that says in one line how to get one
 */
export const findChromium = (): Promise<string> =>
  findOrInstall([...SYSTEM, chromium.executablePath()], "chromium");

/** Finds a Chromium for tests: as `findChromium`, but prefers the headless shell. */
export const findTestChromium = (): Promise<string> =>
  findOrInstall([HEADLESS_SHELL, ...SYSTEM, chromium.executablePath()], "chromium-headless-shell");

/** Installs a Debian package if this user may, else the Chromium of Playwright. */
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
