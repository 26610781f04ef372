import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/** Files that build patterns from text, and from what text. */
const BUILT = {
  "server/src/features/books/fold.ts": "a class of letters of its own",
  "server/src/hosts/smoke/example.ts": "patterns of the contract, for two short names of its own",
  "server/src/identity/auth/redirect.ts": "addresses that the operator allows, escaped",
  "server/src/language/base-forms/candidates-clitics.ts":
    "endings of its own, for words of at most 30 letters",
  "server/src/language/base-forms/stems-korean.ts": "endings of its own, for words of at most 20 letters",
  "server/src/language/base-forms/stems-russian.ts": "endings of its own, for words of at most 40 letters",
  "server/src/language/base-forms/stems-turkish.ts": "endings of its own, for words of at most 30 letters",
  "server/src/language/tokenise/sentence-ends.ts": "abbreviations of its own, for 40 characters",
  "server/src/texts/rewriting/model/phrases.ts": "phrases of its own, with gaps of at most 160 characters",
  "shared/text/word-key.ts": "its own patterns of single characters",
};

const sources = globSync(["{server,releases}/src/**/*.ts", "shared/{text,contract}/**/*.ts"], { cwd: root })
  .filter((path) => !/node_modules|\.test\.ts$|testing/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }));

test("no pattern of the server takes more than linear time, whatever its input", () => {
  const slow: string[] = [];
  for (const { path, text } of sources) {
    new Visitor({
      Literal(node) {
        if (!("regex" in node) || !node.regex) return;
        const { pattern: source, flags } = node.regex;
        const { reports } = analyse(
          { source, flags },
          { reportTypes: { Move: true, Self: true, Trade: true } },
        );
        if (reports.length > 0) slow.push(`${path}: /${source}/${flags}`);
      },
    }).visit(parseSync(path, text).program);
  }
  expect(slow).toEqual([]);
});

test("patterns that are built at run time are known", () => {
  const building = sources.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path);
  expect(building.sort()).toEqual(Object.keys(BUILT));
});

test("the check would have found the pattern that stalled the server", () => {
  const source = String.raw`.*(?:[.!?…؟।]["'”’»)]*\s|[。！？]["'”’»）」]*)`;
  const { reports } = analyse(
    { source, flags: "su" },
    { reportTypes: { Move: true, Self: true, Trade: true } },
  );
  expect(reports.map(({ type }) => type)).toContain("Move");
});
