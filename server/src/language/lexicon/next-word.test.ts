import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, test } from "vitest";
import type { LexiconLine } from "./lexicon-lines.ts";
import { sensesBefore } from "./next-word.ts";

const line = (concept: string, lemma: string): LexiconLine => ({
  line: 1,
  concept,
  lemma,
  glossOnly: false,
  forms: [],
  articles: [],
});

/** The concept of an article that may be another part of speech, before a word with these senses. */
function before(code: LanguageCode, form: string, ...next: [concept: string, lemma: string][]) {
  const article = ["the.det", "to.prep", "it.pron"].map((concept) => line(concept, "a"));
  const senses = next.map(([concept, lemma]) => line(concept, lemma));
  return sensesBefore(article, { form, senses: () => senses }, code)[0]?.concept;
}

test.each([
  ["a verb", "it", "picchiano", [["beat.v", "picchiare"]], "it.pron"],
  ["a noun", "it", "scimmia", [["monkey.n", "scimmia"]], "the.det"],
  [
    "what may be a noun too",
    "fr",
    "voyage",
    [
      ["travel.v", "voyager"],
      ["journey.n", "voyage"],
    ],
    "the.det",
  ],
  ["a noun that stands for a verb's concept", "it", "presa", [["hold.v", "presa"]], "the.det"],
  ["a Portuguese infinitive", "pt", "testar", [["try.v", "testar"]], "to.prep"],
  ["a Portuguese infinitive with its object", "pt", "segui-lo", [["follow.v", "seguir"]], "to.prep"],
  ["a Portuguese verb in a tense", "pt", "usavam", [["use.v", "usar"]], "it.pron"],
  ["a verb in a language whose articles are no pronouns", "sv", "ser", [["see.v", "ser"]], "the.det"],
] as const)("an article before %s", (_, code, form, next, concept) => {
  expect(before(code, form, ...next.map(([of, lemma]): [string, string] => [of, lemma]))).toBe(concept);
});

test("a word that is followed by nothing or by an unknown word keeps the order of its senses", () => {
  const senses = [line("the.det", "la"), line("it.pron", "lo")];
  expect(sensesBefore(senses, undefined, "it")).toBe(senses);
  expect(sensesBefore(senses, { form: "xyz", senses: () => [] }, "it")).toBe(senses);
});
