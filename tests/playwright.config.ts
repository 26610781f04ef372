import { defineConfig } from "@playwright/test";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell's letters are as wide as those that people see.
  "--font-render-hinting=none",
  // A page lives for seconds: to optimise its code takes longer than to run it as it is.
  "--js-flags=--no-opt",
];

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // One more than there are cores, as some tests wait.
  workers: 3,
  // A second try in CI: a test that needs it is printed as flaky, and three of them refuse the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // Two cores run the product, its builds and three browsers at once.
  expect: { timeout: 20_000 },
  globalSetup: "./e2e/set-up.ts",
  outputDir: "../test-results",
  use: {
    // Without pictures of every step, which take time; a failure tells what the page held.
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    // What a test answers in place of the network must reach the page; offline.spec.ts lets the worker in.
    serviceWorkers: "block",
    // What moves is half way when it is looked at; a reader may ask for the same.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      args: ARGUMENTS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    // A test runs at one width unless its outcome depends on it: by its tag at both, or on a phone alone.
    {
      name: "phone",
      grep: /@both-widths|@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
