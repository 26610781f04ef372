import { globSync, readFileSync } from "node:fs";
import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { STORED, STORED_BY_LIBRARIES, storedEntries } from "@lagom/shared/storage";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";
import { type Access, storageAccesses } from "./stored-names.ts";

/** Accesses whose name cannot be followed, and what it is. */
const LISTED = { "shared/write-queue/entries.ts": "a name that the storage lists under lagom.outbox." };

const isShipped = (path: string) => !/node_modules|\.test\.|testing|shared\/dist/.test(path);
const shipped = globSync(["{shell,mf-*}/src/**/*.{ts,tsx}", "shared/**/*.{ts,tsx}"], { cwd: root }).filter(
  isShipped,
);
const sources = Object.fromEntries(shipped.map((path) => [path, readFileSync(`${root}/${path}`, "utf8")]));

/** Whose code spells which name, and where the entry is kept: `owner name where`. A name that goes on with an id ends with `…`. */
const storedBy = (accesses: readonly Access[]): string[] =>
  accesses.flatMap(({ where, names }) =>
    names.map(({ path, name }) => `${path.split("/")[0]?.replace("mf-", "")} ${name} ${where}`),
  );

const REGISTERED = [
  ...storedEntries().flatMap(([name, { owner, where }]) =>
    where.map((one) => `${owner} ${/[.-]$/.test(name) ? `${name}…` : name} ${one}`),
  ),
  // The one entry of a library that our own code reads too, and renews (docs/decisions/0108).
  "shared sb-…-auth-token local",
  "shell sb-…-auth-token local",
];

const accesses = storageAccesses(sources);

test("what the product stores in a browser is registered, with its storage, and only its owner names it", () => {
  const cookies = Object.values(LANGUAGE_COOKIES).map((name) => `shared ${name} cookie`);
  expect([...new Set(storedBy(accesses)), ...cookies].sort()).toEqual(REGISTERED.sort());
  expect(STORED_BY_LIBRARIES["sb-…-auth-token"].where).toEqual(["local"]);
});

test("our own code writes cookies only for the language and to remove those of usage analysis", () => {
  const setting = Object.entries(sources).filter(([, text]) => /document\.cookie\s*=|cookieStore/.test(text));
  expect(setting.map(([path]) => path).sort()).toEqual([
    "shell/src/analytics/remove-traces.ts",
    "shell/src/language/change-language.ts",
    "shell/src/session/forget-others.ts",
  ]);
});

test("every access to browser storage has a name that can be followed", () => {
  const unknown = accesses.filter(({ names }) => names.length === 0).map(({ path }) => path);
  expect([...new Set(unknown)]).toEqual(Object.keys(LISTED));
});

test("a name is found however it is given", () => {
  const stray = (text: string) => storedBy(storageAccesses({ "mf-books/src/a.ts": text }));
  expect(stray(`localStorage.setItem("stray", "1");`)).toEqual(["books stray local"]);
  expect(stray(`const KEY = "stray"; window.sessionStorage.getItem(KEY);`)).toEqual(["books stray session"]);
  expect(stray(`const of = (id: string) => \`stray.\${id}\`; localStorage[of("7")] = "";`)).toEqual([
    "books stray.… local",
  ]);
  expect(stray(`function put(key: string) { localStorage.setItem("a." + key, ""); }`)).toEqual([
    "books a.… local",
  ]);
  expect(stray(`const put = (key: string) => localStorage.setItem(key, ""); put("stray");`)).toEqual([
    "books stray local",
  ]);
  expect(stray(`await caches.open("stray"); indexedDB.open("stray", 1);`)).toEqual([
    "books stray cache",
    "books stray database",
  ]);
  expect(stray(`readStored("sessionStorage", "stray", isString);`)).toEqual(["books stray session"]);
  const apart = {
    "shared/key.ts": `export const KEY = "stray";`,
    "mf-books/src/a.ts": "localStorage.setItem(KEY, '')",
  };
  expect(storedBy(storageAccesses(apart))).toEqual(["shared stray local"]);
});

test("what is stored for one reader contains their id, or ends with the tab", () => {
  const ofReaders = storedEntries().filter(([, { kept }]) => kept === "reader");
  expect(ofReaders.map(([name]) => name)).toContain("lagom.reviews.");
  for (const [name] of ofReaders) {
    expect(/[.-]$/.test(name) || STORED[name].where.every((where) => where === "session"), name).toBe(true);
  }
});
