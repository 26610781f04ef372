import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildAll } from "@lagom/releases/build-all";

const USAGE =
  "pnpm build <folder>   builds the shell and the areas for machines that only run them (BUILT_RELEASES)";
const root = fileURLToPath(new URL("../../../..", import.meta.url));

const [, , folder] = process.argv;
try {
  if (!folder) throw new Error(USAGE);
  await buildAll(root, resolve(folder), (text) => console.log(text));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
