import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
    testTimeout: 30_000,
    // Loading the modules anew for each file takes longer than its tests.
    pool: "threads",
    isolate: false,
  },
});
