import { defineConfig } from "vitest/config";

/** Every test runs on PGlite; those of the routes also on a real PostgreSQL. */
export default defineConfig({
  test: {
    hookTimeout: 60_000,
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: "pglite", include: ["src/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["src/**/*.routes.test.ts"],
          globalSetup: "src/testing/postgres.setup.ts",
        },
      },
    ],
  },
});
