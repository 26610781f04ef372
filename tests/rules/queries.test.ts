import { globSync, readFileSync } from "node:fs";
import { WRITES } from "@lagom/shared/contract/tags";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

const sources = globSync(["{shell,mf-*}/src/**/*.{ts,tsx}", "shared/**/*.{ts,tsx}"], { cwd: root })
  .filter((path) => !/node_modules|\.test\.|shared\/(dist|testing|queries)\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }));

/** The matching sources, once per counted match. */
const found = (pattern: RegExp, counts: (match: RegExpExecArray) => boolean = () => true): string[] =>
  sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].filter(counts).map(() => path));

// The auth service is not part of our contract.
const OF_NO_CALL = ["shell/src/queries/auth-settings.ts"];

test("keys of cached replies come from the calls of the contract", () => {
  expect(found(/queryKey:\s*\[|= \["[A-Z]+ \//g)).toEqual(OF_NO_CALL);
  expect(found(/predicate:\s*\(/g)).toEqual([]);
});

test("what a write makes stale is declared with its call, and nowhere else", () => {
  // The preview of an import writes nothing.
  const PREVIEWS = ["mf-account/src/queries/import-words.ts"];
  const changes = ([, call = ""]: RegExpExecArray) => (WRITES[call as keyof typeof WRITES] ?? []).length > 0;
  expect(found(/callApi\(\s*"([^"]+)"/g, changes)).toEqual(PREVIEWS);
  // The review requests its next cards when a round ends.
  expect(found(/invalidateQueries\(/g)).toEqual(["mf-account/src/pages/review-page.tsx"]);
});
