import { expect, it } from "vitest";
import { tokeniseSentence } from "../tokenise/tokenise.ts";
import { entryOf } from "./entry.ts";
import { buildLexicon } from "./lexicon.ts";
import type { Concept } from "./lexicon-lines.ts";

const WORDS = [
  ["win.v", "win", "won"],
  ["will.v", "will", "will|would"],
  ["do.v", "do", "do|does"],
  ["not.adv", "not", "not"],
] as const;
const lines = WORDS.map(([concept, lemma, forms], line) => ({
  line,
  concept,
  lemma,
  forms: forms.split("|"),
  glossOnly: false,
  articles: [],
}));
const concepts = new Map<string, Concept>(lines.map(({ concept }) => [concept, { pos: "verb", band: "A1" }]));
const context = { code: "en", slug: "", lexicon: buildLexicon("en", lines), concepts } as const;

it("does not take a name apart into prefixes and a word", async () => {
  const friendly = { ...lines[0], line: 0, concept: "friendly.adj", lemma: "ودي", forms: ["ودي"] };
  const lexicon = buildLexicon("ar", [{ glossOnly: false, articles: [], ...friendly }], {
    listed: ["كولودي"],
  });
  const [token] = await tokeniseSentence("كولودي", "ar");
  const entry = token && entryOf(token, "كولودي", undefined, { ...context, code: "ar", lexicon });
  expect(entry).toMatchObject({ name: true, concepts: [], lemma: "كولودي" });
});

it("takes a name of the text for a name, also with a particle, though a word looks the same", async () => {
  const fly = { line: 0, concept: "fly.n", lemma: "파리", forms: ["파리"], glossOnly: false, articles: [] };
  const lexicon = buildLexicon("ko", [fly], { listed: ["파리"] });
  const tokens = await tokeniseSentence("파리에서 파리", "ko");
  const entries = tokens.map((token) =>
    entryOf(token, token.form, undefined, { ...context, code: "ko", lexicon }),
  );
  expect(entries).toMatchObject([
    { name: true, concepts: [] },
    { name: true, concepts: [] },
  ]);
});

it.each([
  ["guessed", false, ["monday.n"]],
  ["listed", true, []],
])("takes a %s name that is also a word for a name: %s", async (kind, name, concepts) => {
  const monday = {
    line: 0,
    concept: "monday.n",
    lemma: "Monday",
    forms: ["monday"],
    glossOnly: false,
    articles: [],
  };
  const lexicon = buildLexicon("en", [monday], { [kind]: ["Monday"] });
  const [token] = await tokeniseSentence("Monday", "en");
  expect(token && entryOf(token, "Monday", undefined, { ...context, lexicon })).toMatchObject({
    name,
    concepts,
  });
});

it.each([
  ["won’t", ["not.adv", "will.v"], "will"],
  ["doesn't", ["not.adv", "do.v"], "do"],
  ["wouldn't", ["not.adv", "will.v"], "will"],
  ["won", ["win.v"], "win"],
  ["couldn't", [], "couldn't"],
])("shows that %s negates its verb", async (written, meanings, base) => {
  const [token] = await tokeniseSentence(written, "en");
  const entry = token && entryOf(token, written, undefined, context);
  expect(entry).toMatchObject({ concepts: meanings, lemma: base });
});
