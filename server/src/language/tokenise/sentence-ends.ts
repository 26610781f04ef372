import type { LanguageCode } from "@lagom/shared/text/languages";

/**
 * Abbreviations that precede the word they belong to, so that no sentence ends with them. With or without a space after their
 * inner full stops (z. B., z.B.); with a # only before a number.
 */
const ABBREVIATIONS: Partial<Record<LanguageCode, string>> = {
  sv: "t.ex bl.a d.v.s s.k f.d ca kl nr dr prof resp jfr inkl",
  de: "z.b d.h u.a s.o i.d.r v.chr n.chr bzw ca nr dr prof hr fr st str vgl inkl evtl mio mrd geb abb kap abs",
  en: "mr mrs ms dr prof st mt ft rev gen sen rep gov sgt capt lt col maj hon vs e.g i.e no# fig approx",
  fr: "m mm mme mmes mlle dr pr st ste p.ex av.j.-c cf env art no#",
  es: "sr sra srta dr dra d dª ud uds prof st sta p.ej núm aprox av",
  pt: "sr sra srta dr dra d prof profª p.ex núm av eng",
  it: "sig sig.ra dott dott.ssa prof avv ing on es p.es ca art",
  nl: "dhr mevr mw dr prof drs ir bijv d.w.z o.a ca nr resp",
  pl: "dr prof mgr inż ul np tzw tj m.in ok nr św al",
  ru: "г гг ул д им т.е т.к т.н проф акад см ок св стр",
  tr: "dr doç prof av sn örn bkz vb no# yrd",
  hi: "डॉ श्री श्रीमती पं प्रो मो ए बी सी डी ई एफ एच जे के एल एम एन ओ पी क्यू आर एस टी यू वी",
  // م after a year ends a sentence.
  ar: String.raw`د أ أ.د (?<!\p{N}\s?)م`,
};
/** Abbreviations that a sentence may also end with. */
const ACRONYMS: Partial<Record<LanguageCode, string>> = { es: "EE.UU a.C d.C", en: "a.m p.m" };
/** U.S., U.N. */
const LETTERS = String.raw`\p{Lu}(?:\.\p{Lu})+`;
/** J., J.K., J.-P. */
const INITIAL = /(?:^|[\s(.-])\p{Lu}\p{M}?\.$/u;
/** 3. Oktober, II. Abdülhamid. */
const ORDINAL: Partial<Record<LanguageCode, RegExp>> = {
  de: /(?:^|[\s(])(?:\d{1,2}|[IVX]+)\.$/u,
  pl: /(?:^|[\s(])\d{1,2}\.$/u,
  tr: /(?:^|[\s(])(?:\d{1,2}|[IVX]+)\.$/u,
};
/** Words that begin sentences and are never the noun after an ordinal or an acronym. */
const BEGINNINGS: Partial<Record<LanguageCode, RegExp>> = {
  de: /^(?:der|die|das|ein|eine|er|sie|es|ich|wir|ihr|und|aber|doch|dann|danach|da|als|am|im|in|auf|bei|nach|so|jetzt|heute)(?!\p{L})/iu,
  en: /^(?:the|a|an|he|she|it|they|we|you|i|in|on|at|and|but|then|there|this|that|these|those|so|if|when|as|after|his|her|its|their|our|my)(?!\p{L})/iu,
  es: /^(?:el|la|los|las|un|una|en|y|pero|se|su|sus|es|no|al|por|para|con|desde|cuando)(?!\p{L})/iu,
};
/** “Go!” she said: a sentence does not begin with a lower-case letter. */
const LOWER = /^\p{Ll}/u;
/** What belongs to the quotation that ends before it. */
const CARRIED: Partial<Record<LanguageCode, RegExp>> = {
  ja: /^(?:と|って|など|[をがはにでもの、])/u,
  ko: /^\s?(?:이?라고|이?라는|하고|하며)/u,
};
/** In scripts without capitals: who says a quoted sentence. */
const SAID: Partial<Record<LanguageCode, RegExp>> = {
  zh: /^[^。！？“”：]{0,30}[说問问道喊叫答想](?!：)/u,
  ko: /^\s?[^.!?“”]{0,60}(?:말[하했]|물[었으]|대답|외[치쳤]|생각)/u,
  hi: /^\s?[^।.!?“”:]{0,60}(?:कह|पूछ|बोल|चिल्ला|सोच)/u,
};
const QUOTED = /[」』”’"》）]\s?$/u;
const OPENED = /^\s*[「『“‘"]/u;
/** The longest abbreviation and what precedes it; nothing looks back further, however long a run of letters is. */
const BACK = 20;
/** The longest following text that matters. */
const AHEAD = 80;

interface Marks {
  abbreviation: RegExp | undefined;
  acronym: RegExp;
}
const compiled = new Map<LanguageCode, Marks>();

/**
 * Whether a sentence that began at `start` continues at `end`, where its punctuation would let it end.
 * @param end after the white space
 */
export function goesOn(text: string, [start, end]: [number, number], code: LanguageCode): boolean {
  const after = text.slice(end, end + AHEAD);
  if (LOWER.test(after)) return true;
  const before = text.slice(Math.max(0, end - BACK), end);
  if (QUOTED.test(before)) {
    const said = OPENED.test(text.slice(start, start + BACK)) && SAID[code]?.test(after);
    return said || (CARRIED[code]?.test(after) ?? false);
  }
  const written = before.trimEnd();
  return (
    written.endsWith(".") && isNoFullStop(written, before.slice(written.length) + after.slice(0, BACK), code)
  );
}

/** Whether the full stop at the end of `before` belongs to a word. */
function isNoFullStop(before: string, after: string, code: LanguageCode): boolean {
  const { abbreviation, acronym } = marksOf(code);
  if (abbreviation && endOf(abbreviation, before, after) !== undefined) return true;
  const begins = BEGINNINGS[code]?.test(after.trimStart()) ?? false;
  const end = endOf(acronym, before, after);
  if (end !== undefined) return end > before.length || !begins;
  return INITIAL.test(before) || (!begins && (ORDINAL[code]?.test(before) ?? false));
}

/** End of the match that spans the border between `before` and `after`, or that ends `before`. */
function endOf(pattern: RegExp, before: string, after: string): number | undefined {
  for (const { 0: match, index } of (before + after).matchAll(pattern)) {
    const end = index + match.length;
    if (index < before.length && end >= before.length) return end;
  }
  return undefined;
}

function marksOf(code: LanguageCode): Marks {
  const known = compiled.get(code);
  if (known) return known;
  const [listed, acronyms] = [patternOf(ABBREVIATIONS[code]), patternOf(ACRONYMS[code])];
  const marks = {
    abbreviation: listed === undefined ? undefined : wholeWord(listed, "giu"),
    acronym: wholeWord(acronyms === undefined ? LETTERS : `${acronyms}|${LETTERS}`, "gu"),
  };
  compiled.set(code, marks);
  return marks;
}

const wholeWord = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])(?:${pattern})\\.`, flags);

function patternOf(list: string | undefined): string | undefined {
  return list
    ?.split(" ")
    .map((word) => (word.includes("\\") ? word : word.replaceAll(".", String.raw`\.\s?`)))
    .map((word) => word.replace("#", String.raw`(?=\.\s*\d)`))
    .join("|");
}
