/** A word composed of dictionary words, with its base form. */
export interface ChineseWord {
  text: string;
  /** Only for composed words, or where the base form differs. */
  lemma?: string;
}

/** The part of speech of a word in the dictionary; undefined if it is not listed. */
export type TagOf = (word: string) => string | undefined;

/** 一条龙, 三只手 and the like mean more than a number and a noun. */
const COUNTED =
  /^(?!一条龙|一条心|三只手|六本木)([一二两三四五六七八九十几]+)([本封张条只件匹棵座辆双块层])(?!儿|\2)(.*)$/u;
const LED = /^([往向])(.{2,})$/u;
const HEADED = /^([往向])([东南西北前后左右上下里外内])([走看飞转拉提爬压掉流跳奔升冲伸行驰开])$/u;
const GIVEN = /^(给)([我你])(.+)$/u;
/** 万公里 and 多公里 stand after digits. */
const MEASURED = /^([一二两三四五六七八九十百千万亿几数半多余]+)((?:平方|立方)?(?:公里|英里|海里|华里))$/u;
/** 私下里 and the like are adverbs. */
const PLACED = /^(?!私下|暗地|背地|骨子)(.{2,})(里)$/u;
/**
 * Parts of speech in the dictionary: of what can be counted (it does not list 树 and 车 as nouns), of places, of what has an
 * inside.
 */
const THING = /^(?:n|ng|v|zg)$/u;
const PLACE = /^[fs]$/u;
const INSIDE = /^[nstm]$/u;
/** 我发 is listed too. */
const PRONOUN = /^([我你他她])([^们国人好])$/u;
const PLURAL = /^(.+)们$/u;
const REPEATED = /^(.)\1$/u;
/** 看看: have a look. Other reduplicated words are not verbs: 太太, 爸爸, 往往. */
const VERB =
  /^[看想听试谈望走问笑尝聊坐玩帮瞧拍摸歇说写读找学查洗讲逛转算猜换抱碰敲停补管咬修用做开打动走见读翻摇拉养练唱跳吃喝睡躺]$/u;
/** A verb with its result: 吃完. */
const ENDED = /^(.)完$/u;
/** A verb that can or cannot reach its result: 听得懂, 看不见. */
const REACHED = /^(.)[得不]([懂见到完好起出开动])$/u;
const RESULT = /^[懂见到完好起出开动]$/u;
const WEEKDAY = /^[一二三四五六日天]$/u;

/**
 * A word of the dictionary in finer pieces: beside words it lists whole phrases, such as 两本书, 往南方, 花园里. Words that only look
 * like such phrases are left whole: 一本正经, 向日葵, 马德里. The part of speech does not tell: the dictionary lists 花园里 as a name.
 * @param last whether a run of letters ends with it: 的话 is a word at the end of a clause (if …), else 的 + 话
 */
export function finer(word: string, last: boolean, tagOf: TagOf): readonly string[] {
  if (word === "的话" && !last) return ["的", "话"];
  const phrase =
    counted(word, tagOf) ??
    led(word, tagOf) ??
    placed(word, tagOf) ??
    (MEASURED.exec(word) ?? GIVEN.exec(word) ?? PRONOUN.exec(word))?.slice(1);
  return phrase ?? [word];
}

function counted(word: string, tagOf: TagOf): string[] | undefined {
  const [, number = "", counter = "", thing] = COUNTED.exec(word) ?? [];
  if (thing === "") return [number, counter];
  return thing && isA(THING, thing, tagOf) && tagOf(word) !== "d" ? [number, counter, thing] : undefined;
}

function led(word: string, tagOf: TagOf): string[] | undefined {
  const [, preposition, place] = LED.exec(word) ?? [];
  if (preposition && place && isA(PLACE, place, tagOf)) return [preposition, place];
  return HEADED.exec(word)?.slice(1);
}

function placed(word: string, tagOf: TagOf): string[] | undefined {
  const [, place, inside] = PLACED.exec(word) ?? [];
  return place && inside && isA(INSIDE, place, tagOf) ? [place, inside] : undefined;
}

const isA = (kind: RegExp, word: string, tagOf: TagOf): boolean => kind.test(tagOf(word) ?? "");

/** Joins words of which the dictionary lists only parts: 孩子们, 听得懂, 下星期一. */
export function joinWords(pieces: readonly string[]): ChineseWord[] {
  const words: ChineseWord[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    const [piece = "", second = "", third = ""] = pieces.slice(i, i + 3);
    const before = words.at(-1);
    if (piece === "们" && before) words[words.length - 1] = { text: `${before.text}们`, lemma: before.text };
    else if (piece === "完" && before?.text.length === 1)
      words[words.length - 1] = { text: `${before.text}完`, lemma: before.text };
    else if (piece.length === 1 && /^[得不]$/u.test(second) && RESULT.test(third)) {
      words.push({ text: piece + second + third, lemma: piece + third });
      i += 2;
    } else if (/^[上下这]$/u.test(piece) && second === "星期" && WEEKDAY.test(third)) {
      words.push({ text: piece + second + third, lemma: piece + second + third });
      i += 2;
    } else if (/^[上下这]$/u.test(piece) && /^星期./u.test(second)) {
      words.push({ text: piece + second, lemma: piece + second });
      i += 1;
    } else if (piece === "等等" && !before && second) words.push({ text: piece, lemma: "等" });
    else words.push(withLemma(piece));
  }
  return words;
}

function withLemma(text: string): ChineseWord {
  const [, verb, result] = REACHED.exec(text) ?? [];
  if (verb && result) return { text, lemma: verb + result };
  const repeated = REPEATED.exec(text)?.[1];
  if (repeated) return { text, lemma: VERB.test(repeated) ? repeated : text };
  const lemma = (PLURAL.exec(text) ?? ENDED.exec(text))?.[1];
  return lemma ? { text, lemma } : { text };
}
