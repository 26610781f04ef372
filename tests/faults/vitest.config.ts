import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "faults",
    include: ["**/*.test.ts"],
    // A test may build the whole product and start it three times, on a machine that runs other tests beside it.
    testTimeout: 360_000,
    hookTimeout: 360_000,
    expect: { poll: { timeout: 20_000 } },
    // Much of it waits for time limits.
    maxWorkers: 2,
    // As in the server's tests.
    experimental: { viteModuleRunner: false },
    execArgv: ["--import", new URL("../../quick-imports.mjs", import.meta.url).href],
  },
});
