import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyWithSections, copyWithSerial } from "../../testing/content/content.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import type { Problem } from "../collection/corpus-lines.ts";
import { checkCorpus } from "./check-corpus.ts";
import { numbersIn } from "./check-form.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-check-"));
  await cp(FIXTURE_CORPUS, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** Changes a file of the copy and returns the problems as they are printed. */
async function damage(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const path = join(folder, file);
  const content = await readFile(path, "utf8");
  const changed = content.replace(from, to);
  expect(changed).not.toBe(content);
  await writeFile(path, changed);
  const { problems } = await checkCorpus(folder, {});
  return linesOf(problems);
}

/** The article in sections is in two languages only, at two levels, and has a single fact. */
const NOT_WHOLE = /^articles\/sections\/\S+ (has the levels|facts:)/;

/** Each problem as the command prints it. */
const linesOf = (problems: readonly Problem[]): string[] =>
  problems
    .map(({ file, line, message }) => `${file}:${line}: ${message}`)
    .filter((line) => !NOT_WHOLE.test(line));

/** Replaces the copy by one that has the article in sections too. */
async function addSections(): Promise<void> {
  await rm(folder, { recursive: true });
  folder = await copyWithSections();
}

const SV = "articles/tidal-power/sv.txt";

describe("the corpus check", () => {
  it("passes a sound corpus and prints one line of figures per language", async () => {
    const { problems, figures } = await checkCorpus(folder, {});
    expect(problems).toEqual([]);
    expect(figures[0]).toMatch(
      /^sv {2}10 texts, \d+ words; words a sentence: A1 \d\.\d, A2 \d\.\d, B1 \d\.\d, C1 \d+\.\d; covered %: en 100\.0 ja/,
    );
  });

  it("lists what each article rests on, with its source", async () => {
    await addSections();
    const { facts } = await checkCorpus(folder, {});
    expect(facts).toEqual([
      "articles/sections: The sea rises in the Bay of Fundy. (https://example.org/fundy)",
    ]);
  });

  it("checks that an article with facts has enough of them, and stands in all languages at all levels", async () => {
    const problems = await damage("articles/tidal-power/meta.json", "{", '{ "facts": [],');
    expect(problems).toContain(`${SV}:1: has the levels [A2,B1], [A1,A2,B1,C1] are wanted`);
    expect(problems).toContain("articles/tidal-power/de.txt:1: has the levels [], [A1,A2,B1,C1] are wanted");
    expect(problems).toContain("articles/tidal-power/meta.json:1: facts: has 0, at least 8 are wanted");
  });

  it("finds a sentence without its counterpart", async () => {
    const problems = await damage(SV, "Det finns ett hav i Fundy.\n", "");
    expect(problems).toContainEqual(
      expect.stringMatching(/en\.txt:5: the paragraph has 2 sentences, 1 in .*sv\.txt:5/),
    );
  });

  it("finds a paragraph that is missing at one level", async () => {
    const problems = await damage(SV, "\nBanken vid havet ger el varje dag.\n", "");
    expect(problems).toContainEqual(`${SV}:11: B1 has 1 paragraphs, A2 has 2`);
  });

  it("finds a sentence copied from another level", async () => {
    const problems = await damage(SV, "Det är ett hav som stiger.", "Havet stiger varje dag.");
    expect(problems).toContainEqual(`${SV}:15: is a copy of line 5`);
  });

  it("finds words that do not resolve, and says where", async () => {
    const problems = await damage(SV, /Havet stiger varje dag\./, "Flygplanet sjunger aldrig.");
    expect(problems).toContainEqual(
      expect.stringMatching(/sv\.txt:5: "flygplanet" has no word in en,ja \(1 times; sv→/),
    );
  });

  it("finds a level that is not harder than the one before", async () => {
    const problems = await damage(
      SV,
      /Havet stiger varje dag i Fundy, och det ger el\.\nDet är ett hav som stiger\./,
      "Havet ger.\nDet är el.",
    );
    expect(problems).toContainEqual(expect.stringMatching(/sv\.txt:11: the mean sentence of B1 is/));
  });

  it("finds a text in another script and one that is not NFC", async () => {
    expect(await damage("articles/tidal-power/ja.txt", "岸は電気をくれます。", "The bank.")).toContainEqual(
      expect.stringMatching(/ja\.txt:8: is not in the script of 日本語/),
    );
    expect(await damage(SV, "Det är ett hav", "Det a\u0308r ett hav")).toContainEqual(`${SV}:15: is not NFC`);
  });

  it("finds a number that is missing in another language", async () => {
    const problems = await damage(SV, "Banken ger el.", "Banken ger el 1966.");
    expect(problems).toContainEqual(
      expect.stringMatching(/en\.txt:8: has the numbers \[\], \[1966\] in .*sv\.txt:8/),
    );
  });

  it("finds a name that one language leaves out", async () => {
    const problems = await damage("articles/tidal-power/ja.txt", "ファンディに海", "そこに海");
    expect(problems).toContainEqual(
      expect.stringMatching(/ja\.txt:6: lacks the name of .*sv\.txt:6|sv\.txt:6: has a name/),
    );
  });

  it("finds a text whose words are not harder than those of the level before", async () => {
    const problems = await damage(
      SV,
      "Det är ett hav som stiger.",
      "Det finns ett hav vid hav, ett hav i hav.",
    );
    expect(problems).toContainEqual(`${SV}:11: the share of words above A2 of B1 is 0.16, 0.18 at A2`);
  });

  it("finds a text at B1 that is too short", async () => {
    const { problems } = await checkCorpus(folder, { short: { B1: [23, 150] } });
    expect(linesOf(problems)).toContainEqual(
      "books/emma/summary/sv.txt:16: B1 has 18 words, 23 to 150 are wanted",
    );
  });

  it("finds articles with facts that are too short or too long, each kind at its own levels", async () => {
    await addSections();
    const lengths = {
      sourced: { B1: [1, 2] },
      sections: { A2: [1, 16], B1: [34, 50] },
    } as const;
    const { problems } = await checkCorpus(folder, lengths);
    expect(linesOf(problems)).toEqual([
      "articles/sections/sv.txt:2: A2 has 17 words, 0 to 15 are wanted",
      "articles/sections/en.txt:2: A2 has 21 words, 1 to 16 are wanted",
    ]);
  });

  it("finds an error in a book's text, a missing level and a book that is not in the catalogue", async () => {
    const file = "books/emma/summary/en.txt";
    expect(await damage(file, "Emma gives a bank.\n", "")).toContainEqual(
      expect.stringMatching(/books\/emma\/summary\/en\.txt:12: the paragraph has 1 sentences, 2 in/),
    );
    expect(await damage(file, "# C1", "# B2")).toContainEqual(
      `${file}:1: has the levels A1,A2,B1,B2, not A1,A2,B1,C1`,
    );
    expect(await damage("books/catalogue.json", "emma", "dracula")).toContainEqual(
      "books/emma/summary:1: emma is not in the catalogue",
    );
  });

  it("finds a lexicon line without a concept and a file that cannot be read", async () => {
    expect(await damage("lexicon/sv.tsv", "sea\thav", "see\thav")).toContainEqual(
      'lexicon/sv.tsv:2: the concept "see" is not in concepts.tsv',
    );
    expect(await damage("articles/tidal-power/meta.json", "science", "gossip")).toContainEqual(
      expect.stringMatching(/meta\.json:1: category/),
    );
  });

  it("checks that a serial has no gap, and each chapter its two levels and its length", async () => {
    await rm(folder, { recursive: true });
    folder = await copyWithSerial();
    expect(linesOf((await checkCorpus(folder, {})).problems)).toEqual([]);
    expect(linesOf((await checkCorpus(folder, { chapter: { A2: [8, 9] } })).problems)).toEqual([
      "books/emma/chapter-1/en.txt:2: A2 has 7 words, 8 to 9 are wanted",
      "books/emma/chapter-2/en.txt:2: A2 has 7 words, 8 to 9 are wanted",
    ]);
    const file = "books/emma/chapter-2/en.txt";
    expect(await damage(file, "# B1", "# B2")).toContain(`${file}:1: has the levels A2,B2, not A2,B1`);
    await rm(join(folder, "books/emma/chapter-1"), { recursive: true });
    expect(linesOf((await checkCorpus(folder, {})).problems)).toContain(
      "books/emma/chapter-2:1: there is no chapter-1 before it",
    );
  });
});

describe("the check of a text in sections", () => {
  const text = "articles/sections/sv.txt";
  beforeEach(addSections);

  it("passes a sound one", async () => {
    expect(linesOf((await checkCorpus(folder, {})).problems)).toEqual([]);
  });

  it("finds a heading that is none at another level or in another language", async () => {
    const problems = await damage(text, "## Banken och havet", "Banken och havet");
    expect(problems).toContain(`${text}:27: is no heading, unlike at A2`);
    expect(problems).toContain(`articles/sections/en.txt:27: is a heading, unlike ${text}:27`);
  });

  it("finds a heading without its counterpart", async () => {
    const problems = await damage(text, "## Banken\n\n", "");
    expect(problems).toContain(`${text}:15: B1 has 5 paragraphs, A2 has 4`);
  });

  it("looks for the words of headings in the lexicon, and for their names", async () => {
    const problems = await damage(
      text,
      "## Havet i Fundy",
      "## Flygplanet landar aldrig eller kraschar ofta",
    );
    expect(problems).toContainEqual(expect.stringMatching(/sv\.txt:7: "flygplanet" has no word in en/));
    expect(problems).toContainEqual(`articles/sections/en.txt:7: has a name, ${text}:7 has none`);
  });

  it("does not count headings for the order of levels", async () => {
    // As a sentence, this heading would bring the mean of A2 above that of B1, as would its words the share of hard ones.
    const long = `## ${"Banken som ger el och havet ".repeat(12)}i Fundy`;
    expect(await damage(text, "## Havet i Fundy", long)).toEqual([]);
  });
});

describe("numbers", () => {
  it.each([
    ["12 000 besökare 1966", "1966 12000"],
    ["12,000 visitors in 1966", "1966 12000"],
    ["42.195 km", "42195"],
    ["42,195 km", "42195"],
    ["عام ١٩٦٦", "1966"],
    ["१९६६ में", "1966"],
    ["two or 3 or 20", ""],
  ])("of %s are %s", (text, numbers) => {
    expect(numbersIn(text)).toBe(numbers);
  });
});
