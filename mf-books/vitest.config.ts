import { viteMessages } from "@lagom/shared/build/messages-plugins";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [viteMessages()],
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
    testTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    // Loading the modules again for each file would take longer than its tests.
    pool: "threads",
    isolate: false,
  },
});
