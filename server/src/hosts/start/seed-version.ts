import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const server = fileURLToPath(new URL("../../..", import.meta.url));

/** A hash of all that decides what a database is filled with: the texts, and the code that reads them. */
export async function seedVersion(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of ["corpus", "src"]) {
    const entries = await readdir(join(server, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const contents = await Promise.all(files.sort().map((file) => readFile(file)));
    for (const [index, file] of files.entries()) {
      hash
        .update(`${file.slice(server.length)}\0`)
        .update(contents[index] ?? "")
        .update("\0");
    }
  }
  return hash.digest("hex");
}
