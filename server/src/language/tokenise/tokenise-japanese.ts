import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import kuromoji, { type KuromojiToken, type Tokenizer } from "kuromoji";
import type { RawToken } from "./token.ts";

/** The analyser takes quadratic time, so long sentences are split into stretches: where no letter follows, else anywhere. */
const STRETCHES = /.{1,200}(?![\p{L}\p{M}\p{N}])|.{1,200}/gsu;

let tokenizer: Promise<Tokenizer> | undefined;

/**
 * Tokenises a Japanese sentence; endings are joined to their verb or adjective (上がります is one token
 * of 上がる). The first call loads the dictionary.
 */
export async function tokeniseJapanese(sentence: string): Promise<RawToken[]> {
  tokenizer ??= loadTokenizer();
  const analyser = await tokenizer;
  const stretches = sentence.match(STRETCHES) ?? [];
  return joinEndings(
    sentence,
    stretches.flatMap((stretch) => analyser.tokenize(stretch)),
  );
}

function loadTokenizer(): Promise<Tokenizer> {
  const dicPath = join(dirname(createRequire(import.meta.url).resolve("kuromoji/package.json")), "dict");
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, built) => (error ? reject(error) : resolve(built)));
  });
}

interface Group {
  start: number;
  end: number;
  head: KuromojiToken;
  last: KuromojiToken;
  lemma: string;
  reading: string;
}

function joinEndings(sentence: string, morphemes: readonly KuromojiToken[]): RawToken[] {
  const groups: Group[] = [];
  let at = 0;
  for (const morpheme of morphemes) {
    const start = sentence.indexOf(morpheme.surface_form, at);
    if (start < 0 || !/[\p{L}\p{N}]/u.test(morpheme.surface_form)) continue;
    const end = withAccents(sentence, start + morpheme.surface_form.length);
    at = end;
    const before = groups.at(-1);
    if (before?.end === start && belongsTo(before, morpheme)) extend(before, morpheme, end);
    else groups.push(newGroup(morpheme, start, end));
  }
  return groups.map((group) => toToken(sentence, group));
}

/** The analyser separates a letter from accents that it does not know. */
const withAccents = (text: string, end: number): number =>
  end + (/^\p{M}+/u.exec(text.slice(end))?.[0].length ?? 0);

function newGroup(morpheme: KuromojiToken, start: number, end: number): Group {
  return {
    start,
    end,
    head: morpheme,
    last: morpheme,
    lemma: lemmaOf(morpheme),
    reading: readingOf(morpheme),
  };
}

function extend(group: Group, morpheme: KuromojiToken, end: number): void {
  const nounGrows = morpheme.pos === "名詞";
  group.lemma = nounGrows ? group.lemma + morpheme.surface_form : group.lemma;
  if (group.head.pos === "接頭詞") group.head = morpheme;
  group.end = end;
  group.last = morpheme;
  group.reading += readingOf(morpheme);
}

/** Whether a morpheme is an ending or the second half of the group before it, and not a word. */
function belongsTo({ head, last }: Group, next: KuromojiToken): boolean {
  if (head.pos === "接頭詞") return next.pos === "名詞" && next.pos_detail_1 !== "数";
  if (head.pos === "動詞" || head.pos === "形容詞") return isEnding(last, next);
  if (head.pos === "助動詞") return next.pos === "助動詞";
  if (head.pos !== "名詞") return false;
  if (head.pos_detail_1 === "数")
    return last.pos_detail_1 === "数" && (next.pos_detail_1 === "数" || next.pos_detail_2 === "助数詞");
  if (head.pos_detail_1 === "形容動詞語幹" && next.pos === "助動詞") return next.surface_form === "な";
  return next.pos === "名詞" && next.pos_detail_1 === "接尾" && next.pos_detail_2 !== "助数詞";
}

function isEnding(last: KuromojiToken, next: KuromojiToken): boolean {
  if (next.pos === "助動詞")
    return !["です", "でしょ", "だろ", "らしい"].includes(next.basic_form) || isPolite(last);
  if (next.pos === "助詞")
    return ["て", "で", "ちゃ", "ば"].includes(next.surface_form) && next.pos_detail_1 === "接続助詞";
  const dependent = next.pos_detail_1 === "非自立" || next.pos_detail_1 === "接尾";
  return dependent && (next.pos === "動詞" || next.pos === "形容詞");
}

/** です belongs to a ません, not to a plain verb or adjective. */
function isPolite(last: KuromojiToken): boolean {
  return last.pos === "助動詞";
}

const lemmaOf = (morpheme: KuromojiToken) =>
  morpheme.basic_form === "*" ? morpheme.surface_form : morpheme.basic_form;
const readingOf = (morpheme: KuromojiToken) => toHiragana(morpheme.reading ?? morpheme.surface_form);

function toToken(sentence: string, { start, end, lemma, reading }: Group): RawToken {
  const hasKanji = /\p{Script=Han}/u.test(sentence.slice(start, end));
  return { start, end, lemma, ...(hasKanji ? { reading } : {}) };
}

/** Katakana as hiragana. */
function toHiragana(katakana: string): string {
  return katakana.replace(/[\u30A1-\u30F6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
}
