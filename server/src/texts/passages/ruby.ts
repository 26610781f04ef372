import type { Token } from "../../language/tokenise/token.ts";

/** The reading that a text gives for a stretch of itself. */
export interface Ruby {
  start: number;
  end: number;
  reading: string;
}

const KANJI = /[\p{Script=Han}々〆ヶ]/u;
/**
 * 漢字《かんじ》 and ｜お茶《おちゃ》, as files of Aozora Bunko write readings, and 漢字（かんじ）. What is in round brackets is a
 * word of its own more often than a reading where it is katakana, or no longer than the kanji: 携帯電話（スマホ）, 利用（する）.
 */
const WRITTEN =
  /｜(?<marked>[^｜《》]{1,40})《(?<of>[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,60})》|(?<kanji>[\p{Script=Han}々〆ヶ]{1,20})(?:《(?<angled>[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,60})》|[（(](?<round>[\p{Script=Hiragana}ー]{1,60})[）)])/gu;
/** A longer reading than so many kana for each letter is none: 承る is うけたまわる. */
const MOST_KANA = 5;

/** Takes written readings out of a Japanese text, which would stand in it twice otherwise. */
export function takeRuby(written: string): { text: string; ruby: Ruby[] } {
  const ruby: Ruby[] = [];
  let text = "";
  let end = 0;
  for (const { index, 0: match, groups = {} } of written.matchAll(WRITTEN)) {
    const base = groups.marked ?? groups.kanji ?? "";
    const reading = groups.of ?? groups.angled ?? groups.round ?? "";
    if (reading.length > MOST_KANA * base.length) continue;
    if (groups.round && reading.length <= base.length) continue;
    text += written.slice(end, index) + base;
    ruby.push({ start: text.length - base.length, end: text.length, reading });
    end = index + match.length;
  }
  return { text: text + written.slice(end), ruby };
}

/**
 * Tokens of a sentence with the readings that the text gives, where these cover all kanji of a token. A reading of several tokens
 * cannot be divided among them, so they keep those of the dictionary.
 * @param start where the sentence starts in the text
 */
export function withRuby(
  tokens: readonly Token[],
  sentence: string,
  start: number,
  ruby: readonly Ruby[],
): readonly Token[] {
  if (ruby.length === 0) return tokens;
  return tokens.map((token) => {
    const [from, to] = [start + token.start, start + token.end];
    const inside = ruby.filter((of) => of.start < to && of.end > from);
    if (inside.length === 0 || inside.some((of) => of.start < from || of.end > to)) return token;
    let reading = "";
    let at = from;
    for (const of of inside) {
      reading += sentence.slice(at - start, of.start - start) + of.reading;
      at = of.end;
    }
    reading += sentence.slice(at - start, token.end);
    return KANJI.test(reading) ? token : { ...token, reading };
  });
}
