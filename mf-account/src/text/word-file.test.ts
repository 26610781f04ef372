import type { SavedWord } from "@lagom/shared/contract/words";
import { expect, test } from "vitest";
import { toAnki } from "./anki.ts";
import { readWordFile, wordsToCsv } from "./word-file.ts";

const saved = (word: Partial<SavedWord>): SavedWord => ({
  id: 1,
  user_id: "8c5f4a30-4a2e-4c63-9c1a-0d5a2b3c4d5e",
  source_word: "hund",
  translated_word: "dog",
  source_lang: "sv",
  target_lang: "en",
  status: "new",
  lemma: null,
  lapses: 0,
  context: null,
  created_at: "2026-11-21T10:00:00.000Z",
  updated_at: "2026-11-21T10:00:00.000Z",
  ...word,
});
const met = (sentence: string): SavedWord["context"] => ({
  rewrite_id: 1,
  article_id: 1,
  title: "Hundar, katter",
  book_slug: null,
  own_text_id: null,
  sentence,
});

test("a file that was written holds the same words, letter for letter", () => {
  const words = [
    saved({ lemma: "hund", context: met('Hon sade: "Se, en hund!"\n') }),
    saved({ source_word: "كلب", source_lang: "ar", status: "known", context: met(" كلب. ") }),
    saved({ source_word: "a, b; c", translated_word: "=1+1", target_lang: "pl" }),
  ];
  expect(readWordFile(wordsToCsv(words))).toEqual({
    bad: [],
    words: words.map(({ source_word, translated_word, source_lang, target_lang, status, ...word }) => ({
      line: expect.any(Number),
      word: {
        source_word,
        translated_word,
        source_lang,
        target_lang,
        status,
        ...(word.lemma ? { lemma: word.lemma } : {}),
        ...(word.context ? { sentence: word.context.sentence } : {}),
      },
    })),
  });
});

test("unreadable input is reported with its line and reason", () => {
  const head = "Word;Translation;Language;Translation language;Status";
  const file = readWordFile(
    [
      head,
      "hund;dog;svenska;english;new",
      '" ";x;sv;en;',
      "a;b;sv;xx;",
      "a;b;sv;en;old",
      "Hund;d;sv;en;",
    ].join("\n"),
  );
  expect(file.words.map(({ line, word }) => [line, word.source_word])).toEqual([[2, "hund"]]);
  expect(file.bad).toEqual([
    { line: 3, reason: "word is empty." },
    { line: 4, reason: "“xx” is none of the 16 languages." },
    { line: 5, reason: "“old” is no status: new, learning, known or ignored." },
    { line: 6, reason: "the same word as in line 2." },
  ]);
  expect(readWordFile("word,language\nhund,sv").bad).toEqual([
    { line: 1, reason: "the first line lacks the columns translation and translation_language." },
  ]);
});

test("an Anki note keeps its id after its word was deleted and saved again", () => {
  const notes = (word: SavedWord) => toAnki([word]).split("\n").at(-2);
  const note = notes(saved({ context: met("<b>En hund.</b>") }));
  expect(note).toBe("lagom:sv:en:hund\thund<br><br><i>&lt;b&gt;En hund.&lt;/b&gt;</i>\tdog\tlagom sv new");
  const again = notes(
    saved({ id: 7, source_word: "Hund", status: "known", created_at: "2027-01-01T00:00:00.000Z" }),
  );
  expect(again?.split("\t")[0]).toBe(note?.split("\t")[0]);
});
