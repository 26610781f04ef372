import type { RsbuildPlugin } from "@rsbuild/core";
import type { Plugin } from "vite";
import { compileMessages, MESSAGE_FILE, messageScripts, nameLater, TRANSLATED } from "./compile-messages.ts";

/** The files of a release's messages in other languages, `messages/<code>.js`. @param files the English files that its code imports */
export async function messageFiles(
  release: string,
  files: Iterable<string>,
): Promise<[name: string, source: string][]> {
  // In the order of their names, since that of the build may differ.
  const sorted = [...files].sort();
  if (sorted.length === 0) return [];
  const scripts = TRANSLATED.map(async (language): Promise<[string, string][]> => {
    const { first, later } = await messageScripts(release, language, sorted);
    const name = `messages/${language}`;
    return later
      ? [
          [`${name}.js`, first],
          [`${name}.later.js`, later],
        ]
      : [[`${name}.js`, first]];
  });
  return (await Promise.all(scripts)).flat();
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
      for (const [name, script] of await messageFiles(release, files))
        compilation.emitAsset(name, new sources.RawSource(script));
    });
    // When all is minified.
    api.processAssets({ stage: "optimize-transfer", environments: ["web"] }, ({ compilation, sources }) => {
      for (const language of TRANSLATED) {
        const later = compilation.getAsset(`messages/${language}.later.js`)?.source.buffer();
        if (later)
          compilation.updateAsset(
            `messages/${language}.js`,
            (first) => new sources.ConcatSource(first, nameLater(release, language, later)),
          );
      }
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
