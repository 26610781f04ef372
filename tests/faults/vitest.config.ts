import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "faults",
    include: ["**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Much of it waits for time limits.
    maxWorkers: 2,
    // As in the server's tests.
    experimental: { viteModuleRunner: false },
    execArgv: ["--import", new URL("../../quick-imports.mjs", import.meta.url).href],
  },
});
