import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import { hasFields, isListOf, parseChecked } from "../checked-json.ts";
import { type Area, type AreaName, EXPOSES, PAGES_FILE } from "../remote.ts";

/** What an area exposes: what this repository's areas always do, and the pages that it declares. */
export function exposesOf(area: AreaName, root: string): string[] {
  const own: readonly string[] = EXPOSES[area as Area] ?? [];
  return [...new Set([...own, ...declared(root).map(({ page }) => page)])];
}

/** Adds the declaration of an area's pages to its build, whose record takes them from there. */
export function declarePages(root: string): RsbuildPlugin {
  return {
    name: "lagom-pages",
    setup(api) {
      api.processAssets({ stage: "additional" }, ({ compilation, sources }) => {
        const pages = declared(root);
        if (pages.length > 0) compilation.emitAsset(PAGES_FILE, new sources.RawSource(JSON.stringify(pages)));
      });
    },
  };
}

const isDeclaration = isListOf(hasFields({ page: "string" }));

/** The pages that an area declares in its folder; the rest of it is checked when the record is made. @throws Error if it is no list of pages */
export function declared(root: string): { page: string }[] {
  const file = join(root, PAGES_FILE);
  if (!existsSync(file)) return [];
  const pages = parseChecked(readFileSync(file, "utf8"), isDeclaration);
  if (!pages) throw new Error(`${file} is no list of pages, each of which names its module as "page"`);
  return pages;
}
