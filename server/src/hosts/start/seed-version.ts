import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A hash of all that decides what a database is filled with: the texts, and the code that reads them.
 * @param collection the folder of the texts
 */
export async function seedVersion(collection: string): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of [collection, SOURCES]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(files.sort().map((file) => readFile(file)));
    for (const [index, file] of files.entries()) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(contents[index] ?? "")
        .update("\0");
    }
  }
  return hash.digest("hex");
}
