import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

const PAGE = "shell/src/pages/cookies-page.tsx";
/** By convention every name that the product gives to what it keeps in a browser begins so. */
const NAMED = /["`](lagom\.[a-z][a-z.-]*|lagom-(?:frame|files|personal-))/g;

test("the page on cookies names all that the product keeps in a browser", () => {
  const sources = globSync(["{shell,mf-*}/src/**/*.{ts,tsx}", "shared/*/**/*.{ts,tsx}"], {
    cwd: root,
  }).filter((path) => !/node_modules|\.test\.|cookies-page/.test(path));
  const text = (path: string) => readFileSync(`${root}/${path}`, "utf8");
  const used = new Set(sources.flatMap((path) => [...text(path).matchAll(NAMED)].map(([, name]) => name)));
  const listed = [...text(PAGE).matchAll(/(lagom[.-][a-z.-]+)…?/g)].map(([, name]) => name);
  // The write queue also gives its name to a lock, which stores nothing.
  expect([...used].filter((name) => !listed.includes(name)).sort()).toEqual(["lagom.outbox"]);
  expect(listed.filter((name) => !used.has(name))).toEqual([]);
});
