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
  ["tr", "içebilir", "içmek"],
  ["tr", "bekle", "beklemek"],
  ["ko", "추워요", "춥다"],
  ["ko", "날아간다", "날아가다"],
  ["ar", "أشرب", "شرب"],
  ["ar", "يستخدمون", "استخدم"],
  ["ar", "يقولون", "قال"],
  ["ar", "والسيارات", "سيارة"],
  ["ar", "شايًا", "شاي"],
  ["hi", "किताबों", "किताब"],
  ["hi", "लड़के", "लड़का"],
  ["hi", "चलती", "चलना"],
])("%s: %s is a form of %s", async (code, written, base) => {
  const { listed, guessed } = await stemsOf(written, code);
  expect([...listed, ...guessed]).toContain(base);
});

it("tells what a dictionary lists, the word itself last, from what rules guess", async () => {
  expect(await stemsOf("Häuser", "de")).toEqual({ listed: ["haus", "häuser"], guessed: [] });
  expect(await stemsOf("geliyorum", "tr")).toEqual({ listed: ["gel"], guessed: ["gelmek", "geliyorummak"] });
  expect(await stemsOf("еще", "ru")).toEqual({ listed: ["еще"], guessed: ["ёще", "ещё"] });
  expect((await stemsOf("किताबों", "hi")).listed).toEqual([]);
  const nothing = { listed: [], guessed: [] };
  expect(await stemsOf("asdfgh", "sv")).toEqual(nothing);
  expect(await stemsOf("x".repeat(100_000), "sv")).toEqual(nothing);
  expect(await stemsOf("猫", "ja")).toEqual(nothing);
});

it("has three dictionaries in memory at most, and opens one again", async () => {
  for (const code of ["sv", "en", "es", "fr", "it", "sv"] as const) await stemsOf("a", code);
  expect((await stemsOf("fåglarna", "sv")).listed).toEqual(["fågel"]);
});
