import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RsbuildPlugin } from "@rsbuild/core";
import subsetFont from "subset-font";

/** What the styles ask of a font: its weights, and features beside those that a script needs. */
const OPTIONS = {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ["ccmp", "locl", "rlig", "rvrn", "liga", "calt", "kern", "mark", "mkmk", "lnum", "tnum"],
} as const;

/** All characters of scripts with a case; a file has some of them. */
const ALL = characters(0x20, 0x2fff) + characters(0xa640, 0xa69f);
/** Letters of Polish and Turkish, which would take the whole file of extended Latin; `?letters` in an address asks for them alone. */
const LETTERS = "ĄąĆćĘęĞğİŁłŃńŚśŞşŹźŻż";

/**
 * Leaves out of each font what the styles never ask for: light and heavy weights and stylistic alternates, which are a third of it.
 * @param cache folder that is there between builds, since a font takes a tenth of a second
 */
export const subsetFonts = (cache: string): RsbuildPlugin => ({
  name: "lagom-subset-fonts",
  setup(api) {
    api.transform({ test: /\.woff2$/, raw: true }, async ({ code, resourceQuery }) => {
      const text = resourceQuery === "?letters" ? LETTERS : ALL;
      const key = createHash("sha256")
        .update(code)
        .update(JSON.stringify([text, OPTIONS]))
        .digest("hex");
      const file = join(cache, `${key}.woff2`);
      const cached = await readFile(file).catch(() => undefined);
      if (cached) return cached;
      const font = await subsetFont(code, text, OPTIONS);
      await store(file, font).catch(() => {}); // a folder that cannot be written to only costs time
      return font;
    });
  },
});

/** Builds that run at the same time see the whole file or none. */
async function store(file: string, font: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, font);
  await rename(unfinished, file);
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
