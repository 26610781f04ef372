import { expect, test } from "vitest";
import { meaningToSave } from "./meaning-to-save.ts";

const answer = { gloss: "cat", lang: "en", others: [], lemma: "katt", source: "text", certainty: 1 } as const;

test("our answer is saved, whatever is in the field", () => {
  expect(meaningToSave({ state: "answered", answer }, "mine")).toBe("cat");
});

test("the reader's own words are saved for an unknown word, with single spaces", () => {
  expect(meaningToSave({ state: "no-entry" }, "  the little \n cat ")).toBe("the little cat");
  expect(meaningToSave({ state: "no-entry" }, " \n ")).toBe("");
  expect(meaningToSave({ state: "unknown-name" }, "mine")).toBe("mine");
});

test("a guess is not saved, nor what the words of a phrase mean one by one, but the reader's own words are", () => {
  const guess = { state: "answered", answer: { ...answer, guess: true } } as const;
  const parts = { state: "parts", gloss: "small · hook", lang: "en", parts: [] } as const;
  for (const lookup of [guess, parts]) {
    expect(meaningToSave(lookup, "")).toBe("");
    expect(meaningToSave(lookup, "mine")).toBe("mine");
  }
});

test("a meaning that is too long ends in an ellipsis", () => {
  const saved = (gloss: string) => meaningToSave({ state: "answered", answer: { ...answer, gloss } }, "");
  expect(saved("a".repeat(200))).toBe("a".repeat(200));
  expect(saved("a".repeat(201))).toBe(`${"a".repeat(199)}…`);
  expect(saved(`${"a".repeat(198)} bc`)).toBe(`${"a".repeat(198)}…`);
});

test("when the lookup failed, the reader's own words are saved, and nothing without them", () => {
  const failed = { state: "failed", retry: () => {}, parts: [] } as const;
  expect(meaningToSave(failed, " mine ")).toBe("mine");
  expect(meaningToSave(failed, "")).toBe("");
});

test("nothing is saved for a name, for too long a text, or while an answer is loading", () => {
  expect(meaningToSave({ state: "name" }, "mine")).toBe("");
  expect(meaningToSave({ state: "too-long" }, "mine")).toBe("");
  expect(meaningToSave({ state: "looking" }, "mine")).toBe("");
});
