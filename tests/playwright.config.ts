import { defineConfig } from "@playwright/test";

/** What Playwright switches off for what our tests use, since a second list replaces its own; and the last one: a spare process
 * for the next page, which costs more than it saves where each test has one page. */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "SpareRendererForSitePerProcess",
];

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The letters of the headless shell have the same widths as in a full browser.
  "--font-render-hinting=none",
  // Pages live for seconds: optimising their code takes longer than running it unoptimised.
  "--js-flags=--no-opt",
  // Our documents open in another process than the empty page before them; at the limit Chromium reuses that one's.
  "--renderer-process-limit=1",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

/** The tests for whose worker a product of its own is started. */
const WITH_OWN_PRODUCT = /(books-own-product|identity|production-override|release-\w+)\.spec\.ts$/;
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // More workers than cores, since half of a test is waiting.
  workers: 4,
  // One retry in CI: a test that needs it is reported as flaky, and three of them fail the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  // Two cores run the product, its builds and three browsers at once.
  expect: { timeout: 40_000 },
  globalSetup: "./e2e/set-up.ts",
  outputDir: "../test-results",
  use: {
    // A failure reports the content of the page. Tracing every test takes a tenth of the browser tests' CPU time, so where failures are
    // retried only the retry is traced, and without screenshots of every step.
    trace: {
      mode: process.env.CI ? "on-first-retry" : "retain-on-failure",
      snapshots: false,
      screenshots: false,
      sources: false,
    },
    // On one machine, compressing a file takes longer than sending it; public-pages.spec.ts reads what readers are sent.
    extraHTTPHeaders: { "accept-encoding": "identity" },
    // Replies that a test makes instead of the network must reach the page; offline.spec.ts enables the worker.
    serviceWorkers: "block",
    // Animations would be half way when the page is checked; a reader may disable them as well.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      args: ARGUMENTS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    // Two workers, since starting a product takes longer than most tests; first, since the longest tests are among them.
    { name: "own-product", testMatch: WITH_OWN_PRODUCT, workers: 2, use: DESKTOP },
    // A test runs at one width unless its outcome depends on it: a tag makes it run at both, or only on a phone.
    {
      name: "phone",
      testIgnore: WITH_OWN_PRODUCT,
      grep: /@both-widths|@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: WITH_OWN_PRODUCT, grepInvert: /@phone/, use: DESKTOP },
  ],
});
