import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    projects: ["{shell,shared,releases,server,mf-*}/vitest.config.ts", "tests/rules/vitest.config.ts"],
  },
});
