import type { RsbuildPlugin } from "@rsbuild/core";
import type { Plugin } from "vite";
import { compileMessages, MESSAGE_FILE } from "./compile-messages.ts";

/** Compiles the messages of an interface in a build with Rsbuild. */
export const pluginMessages = (): RsbuildPlugin => ({
  name: "lagom-messages",
  setup: (api) => api.transform({ test: MESSAGE_FILE }, ({ resourcePath }) => compileMessages(resourcePath)),
});

/** The same for Vite, with which the tests run. */
export const viteMessages = (): Plugin => ({
  name: "lagom-messages",
  enforce: "pre",
  async transform(_, id) {
    const file = id.split("?")[0] ?? id;
    return MESSAGE_FILE.test(file) ? { code: await compileMessages(file), map: null } : null;
  },
});
