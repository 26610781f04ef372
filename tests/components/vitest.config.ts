import { viteMessages } from "@lagom/shared/build/messages-plugins";
import { defineBrowserCommand, playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Emulates the colour scheme of the system, for CSS and the code of the page. */
const emulateColorScheme = defineBrowserCommand<["light" | "dark" | null]>(({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme }),
);
/** Emulates a system that chooses all colours itself, for its reader. */
const emulateForcedColors = defineBrowserCommand<["active" | null]>(({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors }),
);
/** Shows the page as on paper. */
const emulatePrint = defineBrowserCommand<["print" | null]>(({ page }, media) =>
  page.emulateMedia({ media }),
);

const TESTS = "{shared,shell,mf-*}/**/*.browser.test.tsx";
const root = new URL("../..", import.meta.url).pathname;
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  plugins: [viteMessages()],
  // Dependencies of all tests are listed up front: one that is discovered later reloads the page under a test.
  optimizeDeps: {
    entries: [`../../${TESTS}`, "../../shared/testing/set-up.ts", "../../shared/i18n/*.ts"],
  },
  test: {
    name: "components",
    root: import.meta.dirname,
    dir: root,
    include: [TESTS],
    setupFiles: [`${root}shared/testing/set-up.ts`],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // One retry in CI, as the browser tests of the whole product have.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
          ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
        },
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
      commands: { emulateColorScheme, emulateForcedColors, emulatePrint },
    },
  },
});
