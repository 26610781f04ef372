import type { Text } from "@lagom/shared/contract/text";
import { expect, test } from "vitest";
import { wordSpot } from "../../text/spot.ts";
import { blockOf } from "../../text/testing.ts";
import { answerFromText } from "./answer-from-text.ts";

const block = blockOf("p", ["Havet stiger.", "Det sjunker."]);
const glossed = (others: string[]) => ({
  ...block,
  entries: block.entries.map((entry) => ({ ...entry, gloss: "sea", others })),
});
const text = (origin: Text["origin"]) => ({ origin, gloss_lang: "en" }) as Text;
const phrase = (from: number, to: number) => ({ block: 0, from, to, head: "to" }) as const;

test("a sentence is answered with its translation, but not with words of the next sentence added", () => {
  expect(answerFromText(text("corpus"), block, phrase(0, 1))).toMatchObject({
    answer: { gloss: "(Havet stiger.)", lang: "en", source: "sentence", certainty: 1 },
  });
  expect(answerFromText(text("corpus"), block, phrase(0, 2))).toBeUndefined();
  expect(answerFromText(text("corpus"), block, phrase(0, 3))).toBeUndefined();
});

test("names are recognised in the collection, numbers everywhere; for other words the server is asked", () => {
  const names = blockOf("p", ["Asta 27."]);
  const named = { ...names, entries: names.entries.map((entry) => ({ ...entry, name: true })) };
  const answer = (origin: Text["origin"], token: number) =>
    answerFromText(text(origin), named, wordSpot(0, token));
  expect(answer("corpus", 0)).toEqual({ state: "name" });
  expect(answer("source", 0)).toBeUndefined();
  expect(answer("source", 1)).toEqual({ state: "name" });
});

test("in the collection a word has the sense of its text; elsewhere the first sense of the lexicon, with less certainty", () => {
  const answer = (origin: Text["origin"], others: string[]) =>
    answerFromText(text(origin), glossed(others), wordSpot(0, 0));
  expect(answer("corpus", ["lake"])).toMatchObject({
    answer: { lang: "en", source: "text", certainty: 1 },
  });
  for (const origin of ["source", "llm"] as const) {
    expect(answer(origin, ["lake"])).toMatchObject({ answer: { source: "lexicon", certainty: 0.6 } });
    expect(answer(origin, [])).toMatchObject({ answer: { source: "lexicon", certainty: 0.9 } });
  }
});
