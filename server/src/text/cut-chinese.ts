import { Jieba } from "@node-rs/jieba";
import { dict } from "@node-rs/jieba/dict.js";
import { pinyin } from "pinyin-pro";
import { joinConnected } from "./cut-words.ts";
import type { Token } from "./unit.ts";

let jieba: Jieba | undefined;

/** Cuts a Chinese sentence into words, each with its pinyin. The first call loads the dictionary. */
export function cutChinese(sentence: string): Token[] {
  jieba ??= Jieba.withDict(dict);
  const tokens: Token[] = [];
  let at = 0;
  for (const word of jieba.cut(sentence, true)) {
    const start = sentence.indexOf(word, at);
    if (start < 0) continue;
    at = start + word.length;
    if (/\p{Script=Han}/u.test(word)) tokens.push({ start, end: at, reading: pinyin(word) });
    else if (/[\p{L}\p{N}]/u.test(word)) tokens.push({ start, end: at });
  }
  return joinConnected(sentence, tokens);
}
