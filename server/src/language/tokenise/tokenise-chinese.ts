import { Jieba } from "@node-rs/jieba";
import { dict } from "@node-rs/jieba/dict.js";
import { pinyin } from "pinyin-pro";
import { finer, joinWords } from "./chinese-words.ts";
import type { RawToken } from "./token.ts";
import { tokeniseWords } from "./tokenise-words.ts";

let jieba: Jieba | undefined;

/**
 * Tokenises a Chinese sentence into dictionary words (none are guessed), each with its pinyin.
 * The first call loads the dictionary.
 */
export function tokeniseChinese(sentence: string): RawToken[] {
  const rawTokens: RawToken[] = [];
  for (const { 0: run, index } of sentence.matchAll(/\p{Script=Han}+|\P{Script=Han}+/gu)) {
    const tokensOfRun = /^\p{Script=Han}/u.test(run) ? tokeniseHan(run) : tokeniseWords(run, "zh");
    for (const rawToken of tokensOfRun) {
      rawTokens.push({ ...rawToken, start: index + rawToken.start, end: index + rawToken.end });
    }
  }
  return rawTokens;
}

function tokeniseHan(run: string): RawToken[] {
  let end = 0;
  return joinWords(jiebaWords(run).flatMap((word, i, all) => finer(word, i === all.length - 1, tagOf))).map(
    (word) => {
      const start = end;
      end += word.text.length;
      return {
        start,
        end,
        reading: pinyin(word.text),
        ...(word.lemma ? { lemma: word.lemma, whole: true } : {}),
      };
    },
  );
}

function jiebaWords(text: string): string[] {
  return dictionary().cut(text, false);
}

function tagOf(word: string): string | undefined {
  const [only, ...more] = dictionary().tag(word, false);
  return more.length === 0 ? only?.tag : undefined;
}

function dictionary(): Jieba {
  jieba ??= Jieba.withDict(dict);
  return jieba;
}
