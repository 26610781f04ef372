import { viteMessages } from "@lagom/shared/build/messages-plugins";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [viteMessages()],
  test: {
    name: "shell",
    include: ["**/*.test.ts"],
    exclude: ["node_modules", "dist"],
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // Loading the modules again for each file would take longer than its tests.
    pool: "threads",
    isolate: false,
  },
});
