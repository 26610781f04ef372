import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

test("each test that docs/security.md names is there", () => {
  const rows = readFileSync(`${root}/docs/security.md`, "utf8")
    .split("\n")
    .map((line) => /\| `(\S+\.test\.tsx?)`(?: "(.+)")? \|$/.exec(line))
    .filter((row) => row !== null);
  expect(rows.length).toBeGreaterThan(30);
  const missing = rows.flatMap(([, file = "", title]) => {
    const path = `${root}/${file}`;
    const source = existsSync(path) ? readFileSync(path, "utf8") : null;
    return source === null || (title && !source.includes(`"${title}"`)) ? [`${file} ${title ?? ""}`] : [];
  });
  expect(missing).toEqual([]);
});

test("its list has all fourteen numbers, in order", () => {
  const numbers = [...readFileSync(`${root}/docs/security.md`, "utf8").matchAll(/^\| (\d+) \|/gm)];
  expect(numbers.map(([, number]) => Number(number))).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
});
