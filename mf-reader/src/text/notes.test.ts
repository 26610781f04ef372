import type { SentenceNote } from "@lagom/shared/contract/notes";
import { expect, test } from "vitest";
import { inOrder, noteAt, noteBounds, notesWithUnsent, withNote } from "./notes.ts";
import { wordSpot } from "./spot.ts";
import { blockOf } from "./testing.ts";

const P1 = blockOf("p1", ["Havet är djupt.", "Ingen vet."]);
const P10 = blockOf("p10", ["Sist."]);
const BLOCKS = [P1, P10];
const FIRST: SentenceNote = { paragraph: "p1", sentence: 0, quote: "Havet är djupt.", note: "deep" };
const SECOND: SentenceNote = { paragraph: "p1", sentence: 1, quote: "Ingen vet.", note: "nobody" };
const LAST: SentenceNote = { paragraph: "p10", sentence: 0, quote: "Sist.", note: "last" };

test("the note of a word is that on its sentence; without one it is empty and quotes the sentence", () => {
  expect(noteAt([FIRST, SECOND], P1, wordSpot(0, 3))).toEqual(SECOND);
  expect(noteAt([FIRST], P1, wordSpot(0, 3))).toEqual({ ...SECOND, note: "" });
});

test("another note on a sentence takes the place of the one before, and an empty one takes it away", () => {
  expect(withNote([FIRST, SECOND], { ...FIRST, note: "so deep" })).toEqual([
    SECOND,
    { ...FIRST, note: "so deep" },
  ]);
  expect(withNote([FIRST, SECOND], { ...FIRST, note: "" })).toEqual([SECOND]);
});

test("what waits to be sent counts already, in its order, for its own text alone", () => {
  const entry = (rewrite_id: number, note: SentenceNote) =>
    ({ id: "1", user: "u", key: "PUT /api/user/notes", request: { body: { rewrite_id, ...note } } }) as never;
  const waiting = [entry(7, FIRST), entry(8, SECOND), entry(7, { ...FIRST, note: "" }), entry(7, LAST)];
  expect(notesWithUnsent([SECOND], waiting, 7)).toEqual([SECOND, LAST]);
});

test("notes stand in the order of the text, those on what it no longer has at the end", () => {
  const gone = { ...FIRST, paragraph: "p99" };
  expect(inOrder([gone, LAST, SECOND, FIRST], BLOCKS)).toEqual([FIRST, SECOND, LAST, gone]);
});

test("a sentence is marked only where it still stands as it was noted", () => {
  expect(noteBounds(BLOCKS, SECOND)).toEqual({ block: 0, start: 16, end: 26 });
  expect(noteBounds(BLOCKS, { ...SECOND, quote: "Alla vet." })).toBeUndefined();
  expect(noteBounds(BLOCKS, { ...SECOND, paragraph: "p99" })).toBeUndefined();
});
