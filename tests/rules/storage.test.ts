import { globSync, readFileSync } from "node:fs";
import { STORED, storedEntries } from "@lagom/shared/storage";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/** By convention, the prefix of every name under which the product stores something in a browser. */
const NAMED = /["`](lagom\.[a-z][a-z.-]*|lagom-(?:frame|files|personal-))/g;
/** The lock of the write queue has such a name, but stores nothing. */
const LOCK = "lagom.outbox";

/** Which package names what: `owner name`. */
const named = new Set(
  globSync(["{shell,mf-*}/src/**/*.{ts,tsx}", "shared/*/**/*.{ts,tsx}"], { cwd: root })
    .filter((path) => !/node_modules|\.test\.|shared\/(dist|testing)|cookies-page/.test(path))
    .flatMap((path) => {
      const owner = path.split("/")[0]?.replace("mf-", "");
      const text = readFileSync(`${root}/${path}`, "utf8");
      return [...text.matchAll(NAMED)].map(([, name]) => `${owner} ${name}`);
    })
    .filter((entry) => entry !== `shared ${LOCK}`),
);

test("what the product stores in a browser is registered, and only its owner names it", () => {
  expect([...named].sort()).toEqual(
    storedEntries()
      .map(([name, { owner }]) => `${owner} ${name}`)
      .sort(),
  );
});

test("what is stored for one reader contains their id, or ends with the tab", () => {
  const ofReaders = storedEntries().filter(([, { kept }]) => kept === "reader");
  expect(ofReaders.map(([name]) => name)).toContain("lagom.reviews.");
  for (const [name] of ofReaders) {
    expect(/[.-]$/.test(name) || STORED[name].where.every((where) => where === "session"), name).toBe(true);
  }
});
