import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

test("the systemd unit takes its roles from the unescaped instance name: the commas of several roles are escaped in %i", async () => {
  const unit = await readFile(join(root, "docs/deployment/lagom@.service"), "utf8");
  expect(unit).toContain("LAGOM_ROLES=%I ");
  expect(unit).not.toContain("%i");
});
