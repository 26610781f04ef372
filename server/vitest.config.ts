import { defineConfig } from "vitest/config";

const POSTGRES_ONLY = "src/**/*.postgres.test.ts";

/** Every test runs on PGlite; those of the routes also on a real PostgreSQL, and those that need one only there. */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    testTimeout: 30_000,
    // Each file has a database of its own; loading the server's modules anew for each would take longer than its tests.
    pool: "threads",
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "pglite",
          include: ["src/**/*.test.ts"],
          exclude: [POSTGRES_ONLY],
          globalSetup: "src/testing/pglite.setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["src/**/*.routes.test.ts", POSTGRES_ONLY],
          globalSetup: "src/testing/postgres.setup.ts",
        },
      },
    ],
  },
});
