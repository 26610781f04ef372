import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/** Files that may read JSON without a check, and why. */
const TRUSTED = {
  "shell/src/boot/boot.ts": "has 2 KB, and reads its own document and what the shell has stored",
  "shell/src/first-text/first-text.ts": "reads a reply of our API as `callApi` does",
  "shared/api/client.ts": "gives replies the type of their contract, to which the server holds them",
  "releases/src/parse-json.ts": "gives its callers `unknown`",
};

/** Text before JSON that becomes `unknown` or goes straight into a schema. */
const CHECKED = /(: unknown\b[^;]*= |[pP]arse\(\s*(await )?)(\S+ \? )?(await )?$/;
const READ = /JSON\.parse\(|[\w)]\s*\.json\(\)/g;

test("external JSON is checked before it has a type", () => {
  const sources = globSync(["{shell,mf-*,server,releases}/src/**/*.{ts,tsx}", "shared/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter((path) => !/node_modules|\.test\.|testing|shared\/dist/.test(path));
  const unchecked = sources.filter((path) => {
    const text = readFileSync(`${root}/${path}`, "utf8");
    return [...text.matchAll(READ)].some(({ index }) => {
      const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
      return !CHECKED.test(line.replace(/\w+$/, ""));
    });
  });
  expect(unchecked.sort()).toEqual(Object.keys(TRUSTED).sort());
});
