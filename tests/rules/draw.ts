import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../run/command.ts";
import { withDrawing } from "./drawing.ts";

// Part of `pnpm fix`: redraws the packages and layers in docs/architecture.md.
const path = join(root, "docs/architecture.md");
await writeFile(path, withDrawing(await readFile(path, "utf8")));
