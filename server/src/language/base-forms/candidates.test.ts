import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { candidatesOf } from "./candidates.ts";

it.each<[LanguageCode, string, string]>([
  ["ko", "도서관에서는", "도서관"],
  ["ko", "아이가", "아이"],
  ["ko", "물은", "물"],
  ["ko", "물로", "물"],
  ["ko", "학생입니다", "학생"],
  ["ko", "말했습니다", "말하다"],
  ["ko", "읽었습니다", "읽다"],
  ["ar", "وبالمدرسة", "مدرسة"],
  ["ar", "للمدرسة", "مدرسة"],
  ["ar", "مدرستها", "مدرسة"],
  ["ar", "فكتابهم", "كتاب"],
  ["ar", "وسيذهب", "يذهب"],
  ["ar", "كالبحر", "بحر"],
  ["fr", "l'homme", "homme"],
  ["fr", "qu'il", "il"],
  ["fr", "n'y", "y"],
  ["fr", "n'", "n"],
  ["fr", "dit-elle", "dit"],
  ["fr", "jusqu'à-présent", "à-présent"],
  ["it", "dell'acqua", "acqua"],
  ["it", "quell'uomo", "uomo"],
  ["it", "un'altra", "altra"],
  ["it", "dov'è", "è"],
  ["tr", "istanbul'da", "istanbul"],
  ["en", "dog's", "dog"],
  ["nl", "anna's", "anna"],
  ["pt", "fá-lo-ia", "fá"],
  ["pt", "disse-lhe", "disse"],
  ["fr", "donnez-le-lui", "donnez"],
  ["fr", "qu'est-ce", "est"],
  ["hi", "धीरे-धीरे", "धीरे"],
  ["en", "we'll", "we"],
  ["en", "i'm", "i"],
  ["ru", "ёлки", "елки"],
  ["ru", "скажи-ка", "скажи"],
  ["zh", "看着", "看"],
])("%s: %s is looked up as %s too", (code, form, base) => {
  expect(candidatesOf(form, code)).toContain(base);
});

it.each<[LanguageCode, string, string]>([
  ["ko", "아이은", "아이"],
  ["ko", "물가", "물"],
  ["ar", "ولد", "لد"],
  ["sv", "havet", "hav"],
  ["fr", "n'y", "n"],
])("%s: %s is not looked up as %s", (code, form, base) => {
  expect(candidatesOf(form, code)).not.toContain(base);
});

it.each<[LanguageCode, string]>([
  ["en", "won't"],
  ["en", "can't"],
  ["en", "mother-in-law"],
  ["en", "o'clock"],
  ["it", "e-commerce"],
  ["it", "e-book"],
  ["it", "senz'altro"],
  ["ru", "по-русски"],
  ["ru", "кто-то"],
  ["fr", "rendez-vous"],
  ["fr", "presqu'île"],
  ["fr", "grand-mère"],
  ["pt", "segunda-feira"],
  ["nl", "zo'n"],
  ["zh", "目的"],
  ["zh", "不过"],
  ["zh", "接着"],
])("%s: %s is not a form of one of its parts", (code, form) => {
  expect(candidatesOf(form, code)).toEqual([]);
});

it("never repeats the form or a candidate, and stays short", () => {
  for (const form of ["وبالمدرستهما", "에서에서에서", "a-a-a-a-a-a-a-a-a-b-c-d-e-f-g-h-i"]) {
    for (const code of ["ar", "ko", "en"] as const) {
      const candidates = candidatesOf(form, code);
      expect(new Set([form, ...candidates]).size).toBe(candidates.length + 1);
      expect(candidates.length).toBeLessThanOrEqual(8);
    }
  }
});

it("does not take apart a run of Arabic letters that is too long for a word", () => {
  expect(candidatesOf("ك".repeat(2000), "ar")).toEqual([]);
});
