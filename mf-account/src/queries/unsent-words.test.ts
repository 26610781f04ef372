import type { Entry } from "@lagom/shared/write-queue/entries";
import { expect, test } from "vitest";
import { listStateFrom } from "../stores/use-list-state.ts";
import { unsentWords, withoutUnsentDeletions, withUnsentChanges } from "./unsent-words.ts";
import type { WordsPageData } from "./words.ts";

const entry = (key: Entry["key"], request: Entry["request"]): Entry => ({
  id: "1",
  user: "ada",
  patient: false,
  key,
  request,
});
const save = (source_word: string, translated_word: string, source_lang = "sv") =>
  entry("POST /api/user-words", { body: { source_word, translated_word, source_lang, target_lang: "en" } });
const waiting = [save("hund", "dog"), save("Häst", "horse"), save("Pferd", "horse", "de")];
const listed = (address: string) =>
  unsentWords(waiting, listStateFrom(new URLSearchParams(address))).map(({ source_word }) => source_word);

test.each([
  ["", ["Pferd", "Häst", "hund"]],
  ["language=svenska", ["Häst", "hund"]],
  ["q=hä", ["Häst"]],
  ["q=HORSE", ["Pferd", "Häst"]],
  ["status=new&language=Deutsch", ["Pferd"]],
  ["status=known", []],
  ["page=2", []],
])("of the words that wait, those are listed that the list at ?%s lets through", (address, expected) => {
  expect(listed(address)).toEqual(expected);
});

test("a word whose deletion waits is on no page, nor counted", () => {
  const word = { id: 7, source_word: "katt", source_lang: "sv" };
  const page = { words: [word, { ...word, id: 8, source_word: "ko" }], total: 2 } as WordsPageData;
  const byId = entry("DELETE /api/user-words/{id}", { params: { id: 7 } });
  const byWord = entry("DELETE /api/user-words/{source_lang}/{word}", {
    params: { source_lang: "sv", word: "ko" },
  });
  expect(withoutUnsentDeletions(page, [byId])).toMatchObject({ words: [{ id: 8 }], total: 1 });
  expect(withoutUnsentDeletions(page, [byId, byWord])).toMatchObject({ words: [], total: 0 });
  expect(withoutUnsentDeletions(page, waiting)).toBe(page);
});

test("waiting changes show in order, and an undone deletion is not sent", () => {
  const word = { id: 7, source_word: "katt", source_lang: "sv", translated_word: "cat", status: "new" };
  const page = { words: [word, { ...word, id: 8, source_word: "ko" }], total: 2 } as WordsPageData;
  const status = (to: string) => entry("PATCH /api/user-words", { body: { ids: [7], status: to } });
  const translation = entry("PATCH /api/user-words/{id}", {
    params: { id: 8 },
    body: { translated_word: "cow" },
  });
  const remove = entry("POST /api/user-words/delete", { body: { ids: [7] } });
  const restore = entry("POST /api/user-words/restore", { body: { ids: [7] } });
  expect(withUnsentChanges(page, [status("known"), status("learning"), translation])).toMatchObject({
    words: [
      { id: 7, status: "learning", translated_word: "cat" },
      { id: 8, status: "new", translated_word: "cow" },
    ],
  });
  expect(withUnsentChanges(page, [remove])).toMatchObject({ words: [{ id: 8 }], total: 1 });
  expect(withUnsentChanges(page, [remove, restore])).toEqual(page);
});
