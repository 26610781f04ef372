import { expect, test } from "vitest";
import { meaningToSave } from "./meaning-to-save.ts";

const answer = { gloss: "cat", lang: "en", others: [], lemma: "katt", source: "text", certainty: 1 } as const;

test("our answer is saved, whatever stands in the field", () => {
  expect(meaningToSave({ state: "answered", answer }, "mine")).toBe("cat");
});

test("the reader's own words are saved for what nothing here knows, with single spaces", () => {
  expect(meaningToSave({ state: "no-entry" }, "  the little \n cat ")).toBe("the little cat");
  expect(meaningToSave({ state: "no-entry" }, " \n ")).toBe("");
  expect(meaningToSave({ state: "no-entry" }, `${"a".repeat(199)} b`)).toBe("a".repeat(199));
});

test("nothing is saved of a name, of too much, while an answer is on its way, or when it failed", () => {
  expect(meaningToSave({ state: "name" }, "mine")).toBe("");
  expect(meaningToSave({ state: "too-long" }, "mine")).toBe("");
  expect(meaningToSave({ state: "looking" }, "mine")).toBe("");
  expect(meaningToSave({ state: "failed", retry: () => {} }, "mine")).toBe("");
});
