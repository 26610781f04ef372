import type { RsbuildPlugin } from "@rsbuild/core";
import type { Plugin } from "vite";
import { compileMessages, MESSAGE_FILE, messageScript, TRANSLATED } from "./compile-messages.ts";

/** Where a release has its messages in another language. */
const scriptName = (language: string): string => `messages/${language}.js`;

/** The scripts of a release's messages, by file name. @param files the English files that its code imports */
export async function messageScripts(
  release: string,
  files: Iterable<string>,
): Promise<[name: string, source: string][]> {
  // In the order of their names, since that of the build may differ.
  const sorted = [...files].sort();
  if (sorted.length === 0) return [];
  return Promise.all(
    TRANSLATED.map(
      async (language): Promise<[string, string]> => [
        scriptName(language),
        await messageScript(release, language, sorted),
      ],
    ),
  );
}

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
      for (const [name, script] of await messageScripts(release, files))
        compilation.emitAsset(name, new sources.RawSource(script));
    });
  },
});

/** Compiles them with Vite, by which the tests run. */
export const viteMessages = (): Plugin => ({
  name: "lagom-messages",
  enforce: "pre",
  config: () => ({ define: { "process.env.LAGOM_RELEASE_NAME": '"of_tests"' } }),
  async transform(_, id) {
    const file = id.split("?")[0] ?? id;
    return MESSAGE_FILE.test(file) ? { code: await compileMessages(file), map: null } : null;
  },
});
