import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "rules",
    include: ["**/*.test.ts"],
    testTimeout: 240_000,
    // A process for each file would take as long as most of their tests.
    pool: "threads",
    isolate: false,
  },
});
