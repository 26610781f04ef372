import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { stemsOf } from "./stems.ts";

it.each<[LanguageCode, string, string]>([
  ["sv", "Fåglarna", "fågel"],
  ["sv", "gick", "gå"],
  ["de", "Häuser", "haus"],
  ["de", "schönsten", "schön"],
  ["en", "happier", "happy"],
  ["es", "hablábamos", "hablar"],
  ["es", "dígamelo", "decir"],
  ["fr", "chevaux", "cheval"],
  ["it", "dirglielo", "dire"],
  ["nl", "huizen", "huis"],
  ["pl", "książkach", "książka"],
  ["pt", "pães", "pão"],
  ["ru", "кошками", "кошка"],
  ["tr", "evlerimizde", "ev"],
  ["tr", "geliyorum", "gelmek"],
  ["hi", "किताबों", "किताब"],
  ["hi", "लड़के", "लड़का"],
  ["hi", "चलती", "चलना"],
])("%s: %s is a form of %s", async (code, written, base) => {
  expect(await stemsOf(written, code)).toContain(base);
});

it("puts the word itself last, and is empty for what no dictionary knows", async () => {
  expect(await stemsOf("Häuser", "de")).toEqual(["haus", "häuser"]);
  expect(await stemsOf("asdfgh", "sv")).toEqual([]);
  expect(await stemsOf("x".repeat(100_000), "sv")).toEqual([]);
  expect(await stemsOf("猫", "ja")).toEqual([]);
});

it("has three dictionaries in memory at most, and opens one again", async () => {
  for (const code of ["sv", "en", "es", "fr", "it", "sv"] as const) await stemsOf("a", code);
  expect(await stemsOf("fåglarna", "sv")).toEqual(["fågel"]);
});
