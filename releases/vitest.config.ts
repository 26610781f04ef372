import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "releases",
    include: ["src/**/*.test.ts"],
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 240_000,
    // A process for each file, and modules that Vite transforms, would take as long as most of their tests.
    pool: "threads",
    isolate: false,
    experimental: { viteModuleRunner: false },
    execArgv: ["--import", new URL("../quick-imports.mjs", import.meta.url).href],
  },
});
