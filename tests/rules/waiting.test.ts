import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/** The lines on which a file waits by `vi.waitFor` for Vitest's second, which a slow machine exceeds. */
function hurriedWaits(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (text.slice(callee.start, callee.end) !== "vi.waitFor") return;
      const options = given[1] ? text.slice(given[1].start, given[1].end) : "{ }";
      if (options.startsWith("{") && !options.includes("timeout"))
        found.push(`${path}:${text.slice(0, start).split("\n").length}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

test("whatever a test waits for may take its time on a slow machine", () => {
  const files = globSync(["{mf-*,releases,server,shared,shell,tests}/**/*.{ts,tsx}"], {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  const waiting = files
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, "utf8") }))
    .filter(({ text }) => text.includes("vi.waitFor("));
  expect(waiting.flatMap(({ path, text }) => hurriedWaits(path, text))).toEqual([]);
});

test("the check finds waits without options, and with options that set no time", () => {
  const text = "vi.waitFor(ready);\nvi.waitFor(ready, { interval: 5 });\nvi.waitFor(ready, 20_000);";
  expect(hurriedWaits("a.test.ts", text)).toEqual(["a.test.ts:1", "a.test.ts:2"]);
});
