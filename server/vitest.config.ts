import { defineConfig } from "vitest/config";

const ROUTES = "src/**/*.routes.test.ts";
const POSTGRES_ONLY = "src/**/*.postgres.test.ts";

/**
 * Route tests that run on PGlite too: of each feature one that reads and writes, and those whose outcome depends on the database
 * itself, as order, search, time zones, partitions and the queue of jobs (docs/decisions/0098).
 */
const ON_BOTH = [
  "features/account/users",
  "features/activities/{maintain-activities,streak-zones}",
  "features/admin/admin-changes",
  "features/books/{books,lists}",
  "features/feedback/contact",
  "features/lookup/lookup",
  "features/notes/notes",
  "features/preferences/preferences",
  "features/reading/{feed,text}",
  "features/reading-positions/reading-positions",
  "features/reminder-jobs/reminding",
  "features/reminders/reminders",
  "features/reviews/reviews",
  "features/today/today",
  "features/token-corrections/token-corrections",
  "features/ux-flags/ux-flags",
  "features/words/words",
  "hosts/{api/shared-limits,pages/page-head}",
  "identity/auth/{refresh,sign-in}",
  "identity/auth/admin/users",
  "identity/auth/mail/custom-templates",
  "identity/auth/oauth/google",
  "platform/http/idempotency",
  "platform/jobs/queue",
  "releases/retention",
  "texts/rewriting/jobs/queue-length",
  "texts/rewriting/model/book-texts",
].map((name) => `src/${name}.routes.test.ts`);

/** Route tests run on a real PostgreSQL and some of them also on PGlite; all others run on PGlite, but those that need a PostgreSQL. */
export default defineConfig({
  test: {
    hookTimeout: 240_000,
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // Each file has a database of its own; loading the server's modules anew for each would take longer than its tests.
    pool: "threads",
    isolate: false,
    // Node reads our TypeScript itself, as when the server starts: transformed modules take an eighth more CPU time.
    experimental: { viteModuleRunner: false },
    execArgv: ["--import", new URL("../quick-imports.mjs", import.meta.url).href],
    projects: [
      {
        extends: true,
        test: {
          name: "pglite",
          include: ["src/**/!(*.routes|*.postgres).test.ts", ...ON_BOTH],
          globalSetup: "src/testing/pglite.setup.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: [ROUTES, POSTGRES_ONLY],
          globalSetup: "src/testing/postgres.setup.ts",
        },
      },
    ],
  },
});
