import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";
import { withDrawing } from "./drawing.ts";

test("the drawing in docs/architecture.md matches the imports (pnpm fix redraws it)", () => {
  const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
  expect(withDrawing(document)).toBe(document);
});
