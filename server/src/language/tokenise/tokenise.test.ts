import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { describe, expect, it } from "vitest";
import { LONGEST, segmentSentences } from "./segment-sentences.ts";
import { tokeniseSentence } from "./tokenise.ts";

/** The tokens of a sentence as written. */
async function pieces(sentence: string, code: LanguageCode): Promise<string[]> {
  const tokens = await tokeniseSentence(sentence, code);
  return tokens.map(({ start, end }) => sentence.slice(start, end));
}

const CASES: [LanguageCode, string, string[]][] = [
  ["sv", "E-post kl. 14.30, tack!", ["E-post", "kl", "14.30", "tack"]],
  ["sv", "Är på A2-nivå i Malmös hamn", ["Är", "på", "A2-nivå", "i", "Malmös", "hamn"]],
  ["sv", "”Hej”, sa hon – och log.", ["Hej", "sa", "hon", "och", "log"]],
  ["en", "Don't lookup the e-mail", ["Don't", "lookup", "the", "e-mail"]],
  ["en", "The dog’s $1,000.50 bone", ["The", "dog’s", "1,000.50", "bone"]],
  ["en", "rock 'n' roll (1960s)", ["rock", "n", "roll", "1960s"]],
  ["de", "Straßenbahn-Haltestelle überqueren", ["Straßenbahn-Haltestelle", "überqueren"]],
  ["de", "Wie geht’s? 3,5 Mio. Leute", ["Wie", "geht’s", "3,5", "Mio", "Leute"]],
  ["de", "„Öl“ – süß", ["Öl", "süß"]],
  ["fr", "L’homme qu’il a vu aujourd’hui", ["L’homme", "qu’il", "a", "vu", "aujourd’hui"]],
  ["fr", "A-t-il fini ? Peut-être…", ["A-t-il", "fini", "Peut-être"]],
  ["fr", "« Ça va », dit-elle", ["Ça", "va", "dit-elle"]],
  ["es", "¿Qué? ¡Sí!", ["Qué", "Sí"]],
  ["es", "dáselo a José-Luis, por favor", ["dáselo", "a", "José-Luis", "por", "favor"]],
  ["es", "El 50 % de 1.500 €", ["El", "50", "de", "1.500"]],
  ["pt", "Fá-lo-ia já", ["Fá-lo-ia", "já"]],
  ["pt", "Disse-lhe que não", ["Disse-lhe", "que", "não"]],
  ["pt", "guarda-chuva d'água", ["guarda-chuva", "d'água"]],
  ["it", "dell'uomo e l’acqua", ["dell'uomo", "e", "l’acqua"]],
  ["it", "C'è un po' di tutto", ["C'è", "un", "po", "di", "tutto"]],
  ["it", "perché così", ["perché", "così"]],
  ["nl", "'s ochtends op zee-egels", ["'s", "ochtends", "op", "zee-egels"]],
  ["nl", "foto’s van Anna's auto", ["foto’s", "van", "Anna's", "auto"]],
  ["nl", "één ruïne", ["één", "ruïne"]],
  ["pl", "żółw i jaźń", ["żółw", "i", "jaźń"]],
  ["pl", "biało-czerwony, 20-lecie", ["biało-czerwony", "20-lecie"]],
  ["pl", "„Dzień dobry” – rzekł", ["Dzień", "dobry", "rzekł"]],
  ["ru", "кто-нибудь из-за ёлки", ["кто-нибудь", "из-за", "ёлки"]],
  ["ru", "«Да» — сказал он", ["Да", "сказал", "он"]],
  ["ru", "5-й этаж, 3,5 км", ["5-й", "этаж", "3,5", "км"]],
  ["tr", "İstanbul’da ılık", ["İstanbul’da", "ılık"]],
  ["tr", "kitaplarımdan biri", ["kitaplarımdan", "biri"]],
  ["tr", "2024'te e-posta", ["2024'te", "e-posta"]],
  ["hi", "किताबें पढ़ता हूँ।", ["किताबें", "पढ़ता", "हूँ"]],
  ["hi", "धीरे-धीरे चलो", ["धीरे-धीरे", "चलो"]],
  ["hi", "क्\u200Dषेत्र में", ["क्\u200Dषेत्र", "में"]],
  ["ar", "وسيذهب إلى المدرسة.", ["وسيذهب", "إلى", "المدرسة"]],
  ["ar", "كَتَبَ الوَلَدُ؟", ["كَتَبَ", "الوَلَدُ"]],
  ["ar", "في عام ١٩٦٦، كتـاب", ["في", "عام", "١٩٦٦", "كتـاب"]],
  ["ko", "도서관에서 책을 읽었습니다.", ["도서관에서", "책을", "읽었습니다"]],
  ["ko", "K-팝은 2024년에", ["K-팝은", "2024", "년에"]],
  ["ko", "“네” 하고 말했다", ["네", "하고", "말했다"]],
  ["zh", "我在图书馆看书。", ["我", "在", "图书馆", "看书"]],
  ["zh", "他向外冒烟", ["他", "向", "外", "冒烟"]],
  ["zh", "我发了e-mail，3.5公里", ["我", "发", "了", "e-mail", "3.5", "公里"]],
  ["zh", "他在马德里一本正经地说", ["他", "在", "马德里", "一本正经", "地", "说"]],
  ["zh", "我们一块儿去西西里看向日葵", ["我们", "一块儿", "去", "西西里", "看", "向日葵"]],
  [
    "zh",
    "30万平方公里，八万公里，九百多公里",
    ["30", "万", "平方公里", "八", "万", "公里", "九百多", "公里"],
  ],
  ["zh", "花园里有两本书和一棵树", ["花园", "里", "有", "两", "本", "书", "和", "一", "棵", "树"]],
  [
    "zh",
    "往南方去，向右转，给我发一封信",
    ["往", "南方", "去", "向", "右", "转", "给", "我", "发", "一", "封", "信"],
  ],
  ["ja", "潮が上がります。", ["潮", "が", "上がります"]],
  ["ja", "彼は行きませんでした", ["彼", "は", "行きませんでした"]],
  ["ja", "静かな海で食べてしまいます", ["静かな", "海", "で", "食べてしまいます"]],
  ["ja", "お茶を飲んでいる研究者", ["お茶", "を", "飲んでいる", "研究者"]],
];

describe("tokenising", () => {
  it.each(CASES)("%s: %s", async (code, sentence, expected) => {
    expect(await pieces(sentence, code)).toEqual(expected);
  });

  it("has three hard cases for each of the 16 languages", () => {
    for (const { code } of LANGUAGES) {
      expect(CASES.filter(([language]) => language === code).length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ["en", "A 👩‍👩‍👧‍👦 family 🇸🇪 won", ["A", "family", "won"]],
    ["zh", "我😀爱𠮷野家", ["我", "爱", "𠮷", "野", "家"]],
    ["ja", "海😀が𠮷野家", ["海", "が", "𠮷", "野家"]],
    ["sv", "co\u00ADopera\u0301 slut", ["co\u00ADopera\u0301", "slut"]],
    ["ar", "قال \u200F«Lagom»\u200F نعم", ["قال", "Lagom", "نعم"]],
  ] as const)("keeps exact offsets in %s: %s", async (code, sentence, expected) => {
    const tokens = await tokeniseSentence(sentence, code);
    expect(tokens.map(({ start, end }) => sentence.slice(start, end))).toEqual(expected);
    let last = 0;
    for (const { start, end } of tokens) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      last = end;
    }
  });

  it("makes keys without invisible characters, in the lower case of the language", async () => {
    const [soft] = await tokeniseSentence("Co\u00ADop", "sv");
    expect(soft).toMatchObject({ start: 0, end: 5, form: "coop" });
    expect((await tokeniseSentence("ISPARTA", "tr"))[0]?.form).toBe("ısparta");
    expect((await tokeniseSentence("L’Homme", "fr"))[0]?.form).toBe("l'homme");
    expect((await tokeniseSentence("كَتَبَ", "ar"))[0]?.form).toBe("كتب");
  });

  it("gives base forms and readings of 日本語 and pinyin of 中文", async () => {
    const [verb] = await tokeniseSentence("上がりました", "ja");
    expect(verb).toMatchObject({ lemma: "上がる", reading: "あがりました" });
    expect((await tokeniseSentence("カメラ", "ja"))[0]?.reading).toBeNull();
    expect((await tokeniseSentence("图书馆", "zh"))[0]?.reading).toBe("tú shū guǎn");
  });

  it("takes a reduplicated verb of 中文 for the verb, and leaves other words whole", async () => {
    const lemmas = async (text: string) => (await tokeniseSentence(text, "zh")).map(({ lemma }) => lemma);
    expect(await lemmas("看看")).toEqual(["看"]);
    expect(await lemmas("太太")).toEqual(["太太"]);
    expect(await lemmas("往往")).toEqual(["往往"]);
    expect((await lemmas("等等我"))[0]).toBe("等");
    expect((await lemmas("书等等")).at(-1)).toBe("等等");
  });

  it("tells numbers from words", async () => {
    const numbers = async (text: string, code: LanguageCode) =>
      (await tokeniseSentence(text, code)).filter(({ number }) => number).map(({ form }) => form);
    expect(await numbers("2024 och 3,5 A2 tre", "sv")).toEqual(["2024", "3,5"]);
    expect(await numbers("عام ١٩٦٦", "ar")).toEqual(["١٩٦٦"]);
  });

  it("passes no long string to the segmenter, which takes quadratic time", () => {
    const text = "ord utan punkt ".repeat(16_000);
    const stretches = segmentSentences(text, "sv").map(([start, end]) => text.slice(start, end));
    expect(Math.max(...stretches.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST);
    expect(stretches.join(" ").split(/\s+/)).toHaveLength(3 * 16_000);
  });

  it("passes no long stretch to the analyser of 日本語, which takes quadratic time, and splits no word for it", async () => {
    const words = Array.from({ length: 120 }, () => ["猫", "が", "走る"]).flat();
    expect(await pieces(words.join("").replaceAll("走る", "走る　"), "ja")).toEqual(words);
    const run = "ア".repeat(1000);
    const stretches = await pieces(run, "ja");
    expect(stretches.join("")).toBe(run);
    expect(Math.max(...stretches.map(({ length }) => length))).toBeLessThanOrEqual(200);
  });
});
