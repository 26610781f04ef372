import { defineBrowserCommand, playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

/** Which theme the system asks for, as CSS and the page's code see it. */
const emulateColorScheme = defineBrowserCommand<["light" | "dark" | null]>(({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme }),
);

const root = new URL("../..", import.meta.url).pathname;
const { CHROMIUM_PATH } = process.env;

export default defineConfig({
  test: {
    name: "components",
    root: import.meta.dirname,
    dir: root,
    include: ["{shared,shell,mf-*}/**/*.browser.test.tsx"],
    setupFiles: [`${root}shared/testing/set-up.ts`],
    testTimeout: 15_000,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          args: ["--no-sandbox", "--disable-gpu"],
          ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
        },
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
      commands: { emulateColorScheme },
    },
  },
});
