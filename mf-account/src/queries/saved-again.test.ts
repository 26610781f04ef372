import type { SavedWord } from "@lagom/shared/contract/words";
import { expect, test } from "vitest";
import { savedAgain } from "./saved-again.ts";

const word: SavedWord = {
  id: 7,
  user_id: "7f9c24e8-3b12-4fef-91e0-5f0a7e6c1d2b",
  source_word: "stiger",
  translated_word: "rises",
  source_lang: "sv",
  target_lang: "en",
  status: "learning",
  lemma: "stiga",
  context: {
    rewrite_id: 3,
    article_id: 1,
    title: "Havet som ger el",
    book_slug: null,
    sentence: "Vattnet stiger.",
  },
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-21T10:00:00Z",
};
const sent = (saved: SavedWord) => JSON.parse(JSON.stringify(savedAgain(saved)));

test("a word saved again carries its status, base form and sentence", () => {
  expect(sent(word)).toEqual({
    source_word: "stiger",
    translated_word: "rises",
    source_lang: "sv",
    target_lang: "en",
    status: "learning",
    lemma: "stiga",
    context: { rewrite_id: 3, sentence: "Vattnet stiger." },
  });
});

test("what a word never had is not sent", () => {
  expect(sent({ ...word, lemma: null, context: null })).not.toHaveProperty("lemma");
  expect(sent({ ...word, lemma: null, context: null })).not.toHaveProperty("context");
});
