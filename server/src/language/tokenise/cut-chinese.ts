import { Jieba } from "@node-rs/jieba";
import { dict } from "@node-rs/jieba/dict.js";
import { pinyin } from "pinyin-pro";
import { finer, joinWords } from "./chinese-words.ts";
import { cutWords } from "./cut-words.ts";
import type { Token } from "./unit.ts";

let jieba: Jieba | undefined;

/**
 * Cuts a Chinese sentence into words of the dictionary (none are guessed), each with its pinyin.
 * The first call loads the dictionary.
 */
export function cutChinese(sentence: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: run, index } of sentence.matchAll(/\p{Script=Han}+|\P{Script=Han}+/gu)) {
    const cut = /^\p{Script=Han}/u.test(run) ? cutHan(run) : cutWords(run, "zh");
    for (const token of cut) {
      tokens.push({ ...token, start: index + token.start, end: index + token.end });
    }
  }
  return tokens;
}

function cutHan(run: string): Token[] {
  let end = 0;
  return joinWords(jiebaCut(run).flatMap((word, i, all) => finer(word, i === all.length - 1, tagOf))).map(
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

function jiebaCut(text: string): string[] {
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
