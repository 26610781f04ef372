import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "shared",
    include: ["**/*.test.ts"],
    exclude: ["node_modules", "dist"],
    testTimeout: 30_000,
    // Loading the modules anew for each file takes longer than its tests.
    pool: "threads",
    isolate: false,
  },
});
