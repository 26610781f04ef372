import type { RsbuildPlugin } from "@rsbuild/core";
import type { Plugin } from "vite";
import { compileMessages, MESSAGE_FILE, messageScript, TRANSLATED } from "./compile-messages.ts";

/** Where a release has its messages in another language. */
const scriptName = (language: string): string => `messages/${language}.js`;

/**
 * Compiles the messages of an interface in a build with Rsbuild, and adds a script for each other language to it.
 * @param release global name of the release
 */
export const pluginMessages = (release: string): RsbuildPlugin => ({
  name: "lagom-messages",
  setup(api) {
    const files = new Set<string>();
    api.transform({ test: MESSAGE_FILE }, ({ resourcePath, environment }) => {
      if (environment.name === "web") files.add(resourcePath);
      return compileMessages(resourcePath);
    });
    api.processAssets({ stage: "additional", environments: ["web"] }, async ({ compilation, sources }) => {
      // In the order of their names, since that of the build may differ.
      const sorted = [...files].sort();
      for (const language of sorted.length > 0 ? TRANSLATED : []) {
        const script = await messageScript(release, language, sorted);
        compilation.emitAsset(scriptName(language), new sources.RawSource(script));
      }
    });
  },
});

/** The same for Vite; with a release, as areas are built by other teams, it adds the scripts too. */
export const viteMessages = (): Plugin => ({
  name: "lagom-messages",
  enforce: "pre",
  async transform(_, id) {
    const file = id.split("?")[0] ?? id;
    return MESSAGE_FILE.test(file) ? { code: await compileMessages(file), map: null } : null;
  },
});
