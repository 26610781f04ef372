import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const GUIDE = fileURLToPath(new URL("../../../docs/teams.md", import.meta.url));
const SECTION = "\n## A fifth area\n";
const FILES = [
  "pages.json",
  "src/exposes/notes.ts",
  "src/messages/en.ts",
  "src/messages/de.ts",
  "src/strings.ts",
  "src/notes-page.tsx",
];

/**
 * Writes the repository of the area `notes` into a folder, as the guide for teams says (docs/teams.md), and an empty lock file.
 * @param build the module that makes the build's configuration, where that is not the one of the packed `shared`
 */
export async function writeFifthArea(folder: string, { build }: { build?: string } = {}): Promise<void> {
  const [before = "", section = ""] = (await readFile(GUIDE, "utf8")).split(SECTION);
  for (const name of ["package.json", "rsbuild.config.ts", "tsconfig.json", "pnpm-workspace.yaml"]) {
    const text = fileIn(before, name).replace('"books"', '"notes"');
    await writeFile(join(folder, name), build ? text.replace("@lagom/shared/build/area", build) : text);
  }
  for (const name of FILES) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), fileIn(section, name));
  }
  await writeFile(join(folder, "pnpm-lock.yaml"), "lockfileVersion: '9.0'\n");
}

/** The code block that follows a file's name. @throws Error if there is none */
function fileIn(text: string, name: string): string {
  const [, block] = text.split(`\`${name}\``)[1]?.match(/```\w+\n([\s\S]+?)```/) ?? [];
  if (!block) throw new Error(`docs/teams.md has no file ${name}`);
  return block;
}
