import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
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

/** The pages that an area declares in its folder, as the file says them; all of it is checked when the record is made. */
export function declared(root: string): { page: string }[] {
  const file = join(root, PAGES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
