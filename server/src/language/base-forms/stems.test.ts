import type { LanguageCode } from "@lagom/shared/text/languages";
import { expect, it } from "vitest";
import { guessedBases, stemsOf } from "./stems.ts";

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

it.each<[LanguageCode, string, string]>([
  ["tr", "köpeğimi", "köpek"],
  ["tr", "oğlum", "oğul"],
  ["tr", "okuyamıyorum", "okumak"],
  ["tr", "göremez", "görmek"],
  ["tr", "söylemeyeceğine", "söylemek"],
  ["tr", "yiyelim", "yemek"],
  ["ru", "начнётся", "начаться"],
  ["ru", "приду", "прийти"],
  ["ru", "разобьёшь", "разбить"],
  ["ru", "погас", "погаснуть"],
  ["ru", "поближе", "ближе"],
  ["ko", "주셨어요", "주다"],
  ["ko", "걸으면", "걷다"],
  ["ko", "더우면", "덥다"],
  ["ko", "나으셨으면", "낫다"],
  ["ko", "몰랐지만", "모르다"],
  ["ko", "끄세요", "끄다"],
  ["ko", "그리워진다", "그립다"],
  ["ko", "분이세요", "분"],
  ["ar", "أصدقائي", "صديق"],
  ["ar", "الحقائب", "حقيبة"],
  ["ar", "أستطع", "استطاع"],
  ["ar", "فسنبقى", "بقي"],
  ["ar", "لاشتريت", "اشترى"],
  ["ar", "فانتظروني", "انتظر"],
])("%s: %s is a form of %s by the rules alone", (code, form, base) => {
  expect(guessedBases(form, code)).toContain(base);
});

it("tells what a dictionary lists, the word itself last, from what rules guess", async () => {
  expect(await stemsOf("Häuser", "de")).toEqual({ listed: ["haus", "häuser"], guessed: [] });
  expect((await stemsOf("geliyorum", "tr")).listed).toEqual(["gelmek", "gel"]);
  expect(await stemsOf("еще", "ru")).toEqual({ listed: ["еще"], guessed: ["ёще", "ещё"] });
  expect((await stemsOf("किताबों", "hi")).listed).toEqual([]);
  const nothing = { listed: [], guessed: [] };
  expect(await stemsOf("asdfgh", "sv")).toEqual(nothing);
  expect(await stemsOf("x".repeat(100_000), "sv")).toEqual(nothing);
  expect(await stemsOf("猫", "ja")).toEqual(nothing);
});

it("takes no ending for more than it is", () => {
  expect(guessedBases("yağarsa", "tr")).not.toContain("yağ");
  expect(guessedBases("주신", "ko").slice(0, 1)).toEqual(["주시다"]);
  expect(guessedBases("안아", "ko")).not.toContain("알다");
});

it("has three dictionaries in memory at most, and opens one again", async () => {
  for (const code of ["sv", "en", "es", "fr", "it", "sv"] as const) await stemsOf("a", code);
  expect((await stemsOf("fåglarna", "sv")).listed).toEqual(["fågel"]);
});
