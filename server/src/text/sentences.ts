import type { LanguageCode } from "@lagom/shared/text/languages";

/** Intl.Segmenter is quadratic in the length of its string, so that no longer one ever reaches it. */
export const LONGEST = 2000;

/** Abbreviations that stand before the word they belong to, so that no sentence ends with them. */
const ABBREVIATIONS: Partial<Record<LanguageCode, string>> = {
  sv: "t.ex bl.a d.v.s s.k f.d ca kl nr dr prof resp jfr inkl",
  de: "z.b d.h u.a s.o bzw ca nr dr prof hr fr str vgl inkl st evtl",
  en: "mr mrs ms dr prof st rev gen sen rep sgt capt lt vs e.g i.e no fig approx",
  fr: "m mm mme mmes mlle dr pr st ste p.ex cf env art no",
  es: "sr sra srta dr dra d dª ud uds prof st sta p.ej núm aprox av",
  pt: "sr sra srta dr dra d prof profª p.ex núm av eng",
  it: "sig sig.ra dott dott.ssa prof avv ing on es p.es ca art",
  nl: "dhr mevr mw dr prof drs ir bijv d.w.z o.a ca nr resp",
  pl: "dr prof mgr inż ul np tzw tj m.in ok nr św al",
  ru: "г гг ул д им т.е т.к т.н проф акад см ок св стр",
  tr: "dr doç prof av sn örn bkz vb no yrd",
};
/** “Go!” she said: a sentence does not begin in lower case. */
const GOES_ON = /^\p{Ll}/u;
/** Opening quotes that the segmenter leaves with the sentence before. */
const OPENING = /(?<=[。！？])[“‘「『（《]+$/u;
const INITIAL = /(^|[\s(])\p{Lu}\.$/u;

/**
 * Cuts one paragraph into sentences.
 * @returns start and end of each sentence, without the white space around it; none is longer than `LONGEST`
 */
export function splitSentences(paragraph: string, code: LanguageCode): [number, number][] {
  const segmenter = new Intl.Segmenter(code, { granularity: "sentence" });
  const abbreviations = new Set((ABBREVIATIONS[code] ?? "").split(" "));
  const sentences: [number, number][] = [];
  let start = 0;
  let last = 0;
  const close = (end: number) => {
    pushTrimmed(paragraph, [start, end], sentences);
    start = end;
  };
  for (const [from, to] of chunks(paragraph)) {
    for (const { index, segment } of segmenter.segment(paragraph.slice(from, to))) {
      const opening = OPENING.exec(segment)?.[0].length ?? 0;
      const end = from + index + segment.length - opening;
      if (end - start > LONGEST) close(last);
      last = end;
      const goesOn =
        endsInAbbreviation(segment.trimEnd(), abbreviations, code) ||
        GOES_ON.test(paragraph.slice(end, end + 2));
      if (!goesOn) close(end);
    }
  }
  close(paragraph.length);
  return sentences;
}

function endsInAbbreviation(sentence: string, abbreviations: Set<string>, code: LanguageCode): boolean {
  if (!sentence.endsWith(".")) return false;
  if (INITIAL.test(sentence)) return true;
  const word = /[^\s(«"„“]+$/u.exec(sentence.slice(0, -1))?.[0];
  return word !== undefined && abbreviations.has(word.toLocaleLowerCase(code));
}

function pushTrimmed(text: string, [start, end]: [number, number], into: [number, number][]): void {
  const slice = text.slice(start, end);
  const left = slice.length - slice.trimStart().length;
  const trimmed = slice.trim();
  if (trimmed) into.push([start + left, start + left + trimmed.length]);
}

/** Stretches of at most `LONGEST`, cut after the end of a sentence, else after white space, else anywhere. */
function* chunks(text: string): Generator<[number, number]> {
  let from = 0;
  while (text.length - from > LONGEST) {
    const stretch = text.slice(from, from + LONGEST);
    const cut =
      lastMatch(stretch, /[.!?؟]["'”’»)]*\s|[。！？।]["'”’»）」]*/gu) ??
      lastMatch(stretch, /\s/gu) ??
      safeEnd(stretch);
    yield [from, from + cut];
    from += cut;
  }
  yield [from, text.length];
}

function lastMatch(text: string, pattern: RegExp): number | undefined {
  let end: number | undefined;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}

/** Never cuts a surrogate pair. */
function safeEnd(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}
