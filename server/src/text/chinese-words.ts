/** A word put together from what the dictionary has, with its base form. */
export interface ChineseWord {
  text: string;
  /** Only of words that were put together, or whose base form is another. */
  lemma?: string;
}

const COUNTED = /^([一二两三四五六七八九十几]+)([本封张条只件匹棵座辆双块层])(.*)$/u;
/** A preposition before at least two letters. */
const LED = /^([给往向])(.{2,})$/u;
const PLACED = /^(.{2,})(里)$/u;
/** 我发 is listed too. */
const PRONOUN = /^([我你他她])([^们国人好])$/u;
const PLURAL = /^(.+)们$/u;
const REPEATED = /^(.)\1$/u;
/** A verb with its result: 吃完. */
const ENDED = /^(.)完$/u;
/** A verb that can or cannot reach its result: 听得懂, 看不见. */
const REACHED = /^(.)[得不]([懂见到完好起出开动])$/u;
const RESULT = /^[懂见到完好起出开动]$/u;
const WEEKDAY = /^[一二三四五六日天]$/u;

/**
 * A word of the dictionary in finer pieces: it lists whole phrases beside its words, as 两本书, 往南方, 花园里.
 * @param last whether a stretch of letters ends with it: 的话 is a word at the end of a clause (if …), else 的 + 话
 */
export function finer(word: string, last: boolean): string[] {
  if (word === "的话" && !last) return ["的", "话"];
  const parts = COUNTED.exec(word) ?? LED.exec(word) ?? PLACED.exec(word) ?? PRONOUN.exec(word);
  return parts ? parts.slice(1).flatMap((part) => (part ? finer(part, last) : [])) : [word];
}

/** Joins what is one word to a reader though the dictionary lists its parts only: 孩子们, 听得懂, 下星期一. */
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
    } else words.push(withLemma(piece));
  }
  return words;
}

function withLemma(text: string): ChineseWord {
  const [, verb, result] = REACHED.exec(text) ?? [];
  if (verb && result) return { text, lemma: verb + result };
  const lemma = (PLURAL.exec(text) ?? REPEATED.exec(text) ?? ENDED.exec(text))?.[1];
  return lemma ? { text, lemma } : { text };
}
