import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RsbuildPlugin } from "@rsbuild/core";

/** Where the build puts what draws the pages; it is run once and removed. */
export const PRERENDER_FOLDER = "prerender-build";

const run = promisify(execFile);

/**
 * Draws the public pages when the build is done, into `prerendered/<page>.html` of the release. In a process of its own,
 * which React's server code would otherwise keep open.
 */
export function prerenderedPages(outputFolder: string): RsbuildPlugin {
  return {
    name: "lagom-prerendered-pages",
    setup(api) {
      api.onAfterBuild(async () => {
        const script = join(outputFolder, PRERENDER_FOLDER, "prerender.mjs");
        const { stdout } = await run(process.execPath, [script], { maxBuffer: 16 * 1024 * 1024 });
        const folder = join(outputFolder, "prerendered");
        await mkdir(folder, { recursive: true });
        const pages: unknown = JSON.parse(stdout);
        for (const [page, html] of Object.entries(pages ?? {})) {
          await writeFile(join(folder, `${page}.html`), String(html));
        }
        await rm(join(outputFolder, PRERENDER_FOLDER), { recursive: true });
      });
    },
  };
}
