import type { RsbuildPlugin } from "@rsbuild/core";
import type { Plugin } from "vite";
import {
  compileMessages,
  laterScriptOf,
  MESSAGE_FILE,
  type MessageScripts,
  messageScripts,
  nameLater,
  TRANSLATED,
} from "./compile-messages.ts";

const fileOf = (language: string, later?: string) => `messages/${language}${later ? `.${later}` : ""}.js`;

/** The scripts of a release's messages, by language. @param files the English files that its code imports */
async function allScripts(
  release: string,
  files: Iterable<string>,
): Promise<[language: string, MessageScripts][]> {
  // In the order of their names, since that of the build may differ.
  const sorted = [...files].sort();
  const languages = sorted.length === 0 ? [] : TRANSLATED;
  return Promise.all(
    languages.map(async (language) => [language, await messageScripts(release, language, sorted)]),
  );
}

/** The files of a release's messages in other languages, `messages/<code>.js`. @param files the English files that its code imports */
export async function messageFiles(
  release: string,
  files: Iterable<string>,
): Promise<[name: string, source: string][]> {
  return (await allScripts(release, files)).flatMap(([language, { first, later }]): [string, string][] => [
    [fileOf(language), first + nameLater(release, language, later)],
    ...Object.entries(later).map(([name, source]): [string, string] => [fileOf(language, name), source]),
  ]);
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
      const emit = (name: string, script: string) =>
        compilation.emitAsset(name, new sources.RawSource(script));
      for (const [language, { first, later }] of await allScripts(release, files)) {
        emit(fileOf(language), first);
        for (const [name, script] of Object.entries(later)) emit(fileOf(language, name), script);
      }
    });
    // When all is minified.
    api.processAssets({ stage: "optimize-transfer", environments: ["web"] }, ({ compilation, sources }) => {
      const names = [...files].flatMap((file) => laterScriptOf(file) ?? []).sort();
      for (const language of names.length > 0 ? TRANSLATED : []) {
        const script = (name: string) => compilation.getAsset(fileOf(language, name))?.source.buffer() ?? "";
        const named = nameLater(
          release,
          language,
          Object.fromEntries(names.map((name) => [name, script(name)])),
        );
        compilation.updateAsset(fileOf(language), (first) => new sources.ConcatSource(first, named));
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
