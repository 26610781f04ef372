import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../run/command.ts";
import { withDrawing } from "./drawing.ts";

// Part of `pnpm fix`: draws the order of the house anew in docs/architecture.md.
const path = join(root, "docs/architecture.md");
await writeFile(path, withDrawing(await readFile(path, "utf8")));
