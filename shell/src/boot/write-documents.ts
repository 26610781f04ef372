import { readdirSync, readFileSync } from "node:fs";
import { readMessages, translationOf } from "@lagom/shared/build/compile-messages";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { RsbuildPlugin } from "@rsbuild/core";
import { type Heads, headOf } from "../areas/document-heads.ts";
import { FIRST_CALLS } from "../areas/first-calls.ts";
import { ROUTES } from "../areas/route-table.ts";
import type { messages as bootMessages } from "../messages/en/boot.ts";
import type { messages as manifestMessages } from "../messages/en/manifest.ts";
import { manifest } from "./manifest.ts";

const source = `${import.meta.dirname}/..`;

/** What the first script says, and pages without any, in a language. */
export const readBootMessages = (language: LanguageCode) =>
  read<Record<keyof typeof bootMessages, string>>("boot", language);

async function read<M>(name: string, language: LanguageCode): Promise<M> {
  const english = `${source}/messages/en/${name}.ts`;
  return (await readMessages(language === "en" ? english : translationOf(english, language))) as M;
}

/**
 * The document's template and the route table travel with the shell's release, in each language; the web host reads them there:
 * `document.html` and `routes.json`, or `document.de.html` and `routes.de.json`. So does the manifest of the installed app.
 */
export const documentFiles = (): RsbuildPlugin => ({
  name: "lagom-document-files",
  setup(api) {
    api.processAssets({ stage: "additional", environments: ["web"] }, async ({ compilation, sources }) => {
      const emit = (name: string, contents: string | Buffer) =>
        compilation.emitAsset(name, new sources.RawSource(contents));
      for (const folder of ["icons", "screenshots"]) {
        for (const name of readdirSync(`${source}/boot/${folder}`))
          emit(`${folder}/${name}`, readFileSync(`${source}/boot/${folder}/${name}`));
      }
      const template = readFileSync(`${source}/boot/document.html`, "utf8");
      for (const { code, dir } of LANGUAGES) {
        const ending = code === "en" ? "" : `.${code}`;
        const { failed } = await readBootMessages(code);
        const heads = await read<Heads>("heads", code);
        const document = template
          .replace('<html lang="en">', `<html lang="${code}" dir="${dir}">`)
          .replace("<!--failed-->", failed.replaceAll('"', "&quot;"));
        emit(`document${ending}.html`, document);
        const routes = ROUTES.map((route) => ({
          ...route,
          ...headOf(route, heads),
          ...FIRST_CALLS[route.path],
        }));
        emit(`routes${ending}.json`, JSON.stringify(routes));
        const words = await read<typeof manifestMessages>("manifest", code);
        emit(`app${ending}.webmanifest`, JSON.stringify({ lang: code, dir, ...manifestIn(words) }));
      }
    });
  },
});

/** The manifest of the installed app with its words: they belong to pictures, by the names of their files. */
function manifestIn({ description, screenshots, shortcuts }: typeof manifestMessages) {
  const textOf = (texts: Readonly<Record<string, string>>, file = "") =>
    Object.entries(texts).find(([name]) => file.includes(name))?.[1];
  return {
    ...manifest,
    description,
    screenshots: manifest.screenshots.map((one) => ({ ...one, label: textOf(screenshots, one.src) })),
    shortcuts: manifest.shortcuts.map((one) => ({ name: textOf(shortcuts, one.icons[0]?.src), ...one })),
  };
}
