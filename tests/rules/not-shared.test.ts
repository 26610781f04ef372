import { matchesGlob } from "node:path";
import manifest from "@lagom/shared/package.json" with { type: "json" };
import { expect, test } from "vitest";

test("each path listed as not shared is an export of shared", () => {
  const paths = Object.keys(manifest.exports);
  expect(manifest.notShared.filter((pattern) => !paths.some((path) => matchesGlob(path, pattern)))).toEqual(
    [],
  );
});
