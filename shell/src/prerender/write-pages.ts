import { execFile } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { findLanguage } from "@lagom/shared/text/languages";
import type { RsbuildPlugin } from "@rsbuild/core";
import { readBootMessages } from "../boot/write-documents.ts";
import { NEEDS_SCRIPT } from "./needs-script.ts";

/** Where the build puts what draws the pages; it is run once and removed. */
export const PRERENDER_FOLDER = "prerender-build";

const run = promisify(execFile);

/**
 * Draws the public pages when the build is done, into `prerendered/<page>.html` of the release, and into
 * `prerendered/<language>/<page>.html` in other languages. In a process of its own, which React's server code would otherwise
 * keep open.
 */
export function prerenderedPages(outputFolder: string): RsbuildPlugin {
  return {
    name: "lagom-prerendered-pages",
    setup(api) {
      api.onAfterBuild(async () => {
        const script = join(outputFolder, PRERENDER_FOLDER, "prerender.mjs");
        const messages = join(outputFolder, "messages");
        const scripts = (await readdir(messages)).sort().map((name) => join(messages, name));
        const { stdout } = await run(process.execPath, [script, ...scripts], { maxBuffer: 32 * 1024 * 1024 });
        const pages: unknown = JSON.parse(stdout);
        for (const [page, html] of Object.entries(pages ?? {})) {
          const file = join(outputFolder, "prerendered", `${page}.html`);
          await mkdir(dirname(file), { recursive: true });
          const language = findLanguage(page.split("/")[0] ?? "")?.code ?? "en";
          const { needsScript } = await readBootMessages(language);
          await writeFile(
            file,
            String(html).replace(NEEDS_SCRIPT, () => needsScript),
          );
        }
        await rm(join(outputFolder, PRERENDER_FOLDER), { recursive: true });
      });
    },
  };
}
