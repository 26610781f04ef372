import type { Entry } from "@lagom/shared/write-queue/entries";
import { expect, test } from "vitest";
import { marksWithUnsent, PLACEHOLDER_ID } from "./unsent-marks.ts";

const marks = [
  { id: 1, word: "hund", lemma: null, status: "new" },
  { id: 2, word: "katt", lemma: "katt", status: "known" },
] as const;
const entry = (key: Entry["key"], request: Entry["request"]): Entry => ({
  id: "1",
  user: "ada",
  patient: false,
  key,
  request,
});
const save = (source_word: string, source_lang = "sv") =>
  entry("POST /api/user-words", { body: { source_word, source_lang, lemma: "x" } });

test("unsent words are marked once, in their own language", () => {
  expect(marksWithUnsent(marks, [save("häst"), save("hund"), save("Pferd", "de")], "sv")).toEqual([
    ...marks,
    { id: PLACEHOLDER_ID, word: "häst", lemma: "x", status: "new" },
  ]);
});

test("an unsent deletion removes its mark", () => {
  const deletion = entry("DELETE /api/user-words/{id}", { params: { id: 1 } });
  expect(marksWithUnsent(marks, [deletion], "sv")).toEqual([marks[1]]);
});

test("a word unsaved before it is sent is not marked, and one saved again is", () => {
  const undo = entry("DELETE /api/user-words/{source_lang}/{word}", {
    params: { source_lang: "sv", word: "häst" },
  });
  const known = [...marks, { id: 3, word: "häst", lemma: null, status: "new" }] as const;
  expect(marksWithUnsent(known, [save("häst"), undo], "sv")).toEqual(marks);
  expect(marksWithUnsent(marks, [save("häst"), undo], "sv")).toBe(marks);
  expect(marksWithUnsent(known, [undo, save("häst")], "sv").at(-1)).toMatchObject({ id: PLACEHOLDER_ID });
});

test("a due word whose answer waits is not due any more", () => {
  const answered = entry("PUT /api/user-words/{id}/reviews/{answer_id}", {
    params: { id: 1, answer_id: "answer-1" },
  });
  const due = marks.map((mark) => ({ ...mark, due: true }));
  expect(marksWithUnsent(due, [answered], "sv").map((mark) => mark.due)).toEqual([false, true]);
});

test("unsent changes that do not concern words leave the marks as they are", () => {
  expect(marksWithUnsent(marks, [entry("POST /api/user/activities", { body: {} })], "sv")).toBe(marks);
});
