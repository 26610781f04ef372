import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/**
 * Words that also have an everyday meaning, with the names that use it. Alone they are allowed, but not within a longer name.
 */
const EVERYDAY: Record<string, RegExp> = {
  // Where a connection or a text breaks off; `cuts` is a field on the wire.
  cut: /^cut(Off|After)$|Cuts$/,
  unit: /^UNIT_MS$/,
  place: /^(?!.*)/,
  // What is retained that would otherwise go.
  keep: /^keep(PreviousData|Alive|Password|Translation|Features)$|^setKeepAlive$/,
  kept: /^(ORPHANS_)?KEPT_(DAYS|MS|OF_DEPLOYABLE)$/,
  trial: /^(?!.*)/,
  fix: /^(?!.*)/,
};
/** Words whose everyday meaning is too common in names for a search: also a base form's candidates, and any words. */
const NOT_SEARCHED = ["bounds", "candidate", "words"];

/** The words in the last column of the glossary's tables. */
function replacedWords(): string[] {
  const rows = readFileSync(join(root, "docs/glossary.md"), "utf8").split("\n");
  const cells = rows.filter((row) => row.startsWith("| ")).map((row) => row.split("|").at(-2) ?? "");
  const words = cells.flatMap((cell) => cell.split(",")).map((word) => word.trim());
  return [...new Set(words)].filter((word) => word !== "" && word !== "replaces");
}

/** `knownPlaces`, `KNOWN_PLACES` and `known-places.ts` as ` known place  `, plurals as singulars. */
const spelledOut = (name: string): string =>
  ` ${name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[^A-Za-z]+/g, " ")} `
    .toLowerCase()
    .replace(/s(?= )/g, "");

/** Whether a name uses a replaced word for what the glossary has another word for. */
function usesReplaced(word: string, name: string): boolean {
  const spelled = spelledOut(name);
  const [verb, noun] = word.split("-");
  // The verb is two words and opens a name: `lookUp`, `fallBack`. The noun is one word.
  if (noun) return spelled.includes(` ${verb} ${noun} `) && !/^(look|fall)[A-Z][a-z]+([A-Z]|$)/.test(name);
  if (!spelled.includes(` ${word} `)) return false;
  const everyday = EVERYDAY[word];
  return !everyday || (/\S +\S/.test(spelled) && !everyday.test(name));
}

/** The names that a source declares, and those of several words that it uses; not what it says in strings and comments. */
function namesIn(path: string): string[] {
  const source = readFileSync(join(root, path), "utf8")
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, "")
    .replace(/(["'])(?:\\.|(?!\1)[^\\\n])*\1/g, '""');
  const declared = path.endsWith(".css")
    ? /(?<=\.)[a-zA-Z]\w*/g
    : /(?<=\b(?:const|let|function|class|interface|type) )\w+/g;
  const longer = /\b[A-Za-z]\w*(?:[a-z][A-Z]|[a-zA-Z]_[a-zA-Z])\w*/g;
  return [
    basename(path).replace(/\.\w+$/, ""),
    ...(source.match(declared) ?? []),
    ...(source.match(longer) ?? []),
  ];
}

test("names use the words of the glossary, not those they replace", () => {
  const listed = execFileSync("git", ["ls-files", "-z", "*.ts", "*.tsx", "*.css"], {
    cwd: root,
    encoding: "utf8",
  });
  const words = replacedWords().filter((word) => !NOT_SEARCHED.includes(word));
  const found = listed
    .split("\0")
    .filter((path) => path !== "")
    .flatMap((path) =>
      [...new Set(namesIn(path))].flatMap((name) =>
        words.filter((word) => usesReplaced(word, name)).map((word) => `${path}: ${name} (${word})`),
      ),
    );
  expect(found).toEqual([]);
});

test("words with an everyday meaning are ones that the glossary replaces", () => {
  const replaced = replacedWords();
  expect([...Object.keys(EVERYDAY), ...NOT_SEARCHED].filter((word) => !replaced.includes(word))).toEqual([]);
});

test.each([
  ["standing", "ShellStanding"],
  ["standing", "standing"],
  ["outbox", "mailOutbox"],
  ["cutter", "wordCutters"],
  ["cut", "cutPassage"],
  ["place", "MOST_PLACES"],
  ["place", "known-places.table"],
  ["kept", "onKept"],
  ["keep", "keepCard"],
  ["wish", "TextWish"],
  ["fix", "word-fix"],
  ["look-up", "WordLookUp"],
  ["look-up", "look-up-sheet"],
  ["fall-back", "shellFallBack"],
])("%s is found in %s", (word, name) => {
  expect(usesReplaced(word, name)).toBe(true);
});

test.each([
  ["place", "place"],
  ["place", "placeholder"],
  ["cut", "setCuts"],
  ["keep", "keepPreviousData"],
  ["look-up", "lookUp"],
  ["look-up", "lookUpPhrase"],
  ["fall-back", "fallbackOf"],
])("%s is not found in %s", (word, name) => {
  expect(usesReplaced(word, name)).toBe(false);
});
