import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { candidatesOf } from "../base-forms/candidates.ts";
import type { Unit } from "./unit.ts";

/** Whether a key (`wordKey`) is a form of the lexicon or a name. */
export type Known = (key: string) => boolean;

const LONGEST_PHRASE = 6;
/** No word is longer, in UTF-16 units; each start and end within a unit is tried, so that a longer one takes minutes. */
const LONGEST_MENDED = 30;

/** Fits the units of a sentence to known words: phrases become one unit, wrong cuts of 中文 and 日本語 are mended. */
export function fitUnits(
  sentence: string,
  units: readonly Unit[],
  code: LanguageCode,
  { known, joined }: { known: Known; joined: Known },
): Unit[] {
  const phrases = joinPhrases(sentence, units, code, joined);
  return code === "zh" || code === "ja" ? mendCuts(sentence, phrases, code, known) : phrases;
}

/** Whether the lexicon knows the unit by its form, base form or a candidate. */
export function isKnown(unit: Unit, known: Known): boolean {
  return [unit.form, unit.lemma ?? unit.form, ...unit.candidates].some(known);
}

function joinPhrases(sentence: string, units: readonly Unit[], code: LanguageCode, known: Known): Unit[] {
  const fitted: Unit[] = [];
  for (let i = 0; i < units.length; ) {
    const phrase = longestPhrase(sentence, units.slice(i, i + LONGEST_PHRASE), code, known);
    if (phrase) fitted.push(phrase.unit);
    i += phrase?.size ?? 1;
  }
  return fitted;
}

function longestPhrase(sentence: string, units: readonly Unit[], code: LanguageCode, known: Known) {
  for (let size = units.length; size > 1; size -= 1) {
    const span = units.slice(0, size);
    const unit = spanUnit(sentence, span, code);
    if (unit && known(unit.form) && !(code === "ja" && edgedByParticle(span))) return { unit, size };
  }
  return units[0] && { unit: units[0], size: 1 };
}

/** 本当 + の, の + 上 + に: particles are words of their own. */
const edgedByParticle = (units: readonly Unit[]): boolean =>
  [units[0], units.at(-1)].some((unit) => unit !== undefined && /^[のもにがをはでとへや]$/u.test(unit.form));

/** Units side by side as one. */
function spanUnit(sentence: string, units: readonly Unit[], code: LanguageCode): Unit | undefined {
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return undefined;
  const form = wordKey(sentence.slice(first.start, last.end), code);
  const reading = units.every((unit) => unit.reading) ? units.map((unit) => unit.reading) : null;
  return {
    start: first.start,
    end: last.end,
    form,
    lemma: null,
    candidates: [],
    reading: reading?.join(code === "zh" ? " " : "") ?? null,
    number: false,
  };
}

/** Cuts again, alone or with a neighbour, what is not known, where that yields known words only. */
function mendCuts(sentence: string, units: readonly Unit[], code: LanguageCode, known: Known): Unit[] {
  const mended: Unit[] = [];
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i];
    if (!unit) break;
    const before = mended.at(-1);
    const after = units[i + 1];
    if (unit.number || unit.whole || isKnown(unit, known)) mended.push(unit);
    else if (tryCut([unit])) continue;
    else if (before?.end === unit.start && tryCut([before, unit], 1)) continue;
    else if (after?.start === unit.end && tryCut([unit, after])) i += 1;
    else mended.push(unit);
  }
  return mended;

  function tryCut(span: readonly Unit[], replaced = 0): boolean {
    const whole = spanUnit(sentence, span, code);
    const parts = whole && cutIntoKnown(sentence, whole, code, known);
    if (!parts) return false;
    mended.splice(mended.length - replaced, replaced, ...parts);
    return true;
  }
}

/** The unit as the fewest known words that fill it; undefined when there are none or it is too long to be a word. */
function cutIntoKnown(text: string, unit: Unit, code: LanguageCode, known: Known): Unit[] | undefined {
  if (unit.end - unit.start > LONGEST_MENDED) return undefined;
  const best: (Unit[] | undefined)[] = [[]];
  for (let end = unit.start + 1; end <= unit.end; end += 1) {
    for (let start = unit.start; start < end; start += 1) {
      const head = best[start - unit.start];
      if (!head) continue;
      const form = wordKey(text.slice(start, end), code);
      const current = best[end - unit.start];
      if (!known(form) || (current && current.length <= head.length + 1)) continue;
      const reading = readingOfPart(unit, start, end, code);
      best[end - unit.start] = [...head, { ...plainUnit(start, end, form, code), reading }];
    }
  }
  return best[unit.end - unit.start];
}

/** Pinyin has a syllable for each letter, so that a part of a word has a part of its reading; kana do not tell. */
function readingOfPart(unit: Unit, start: number, end: number, code: LanguageCode): string | null {
  const syllables = unit.reading?.split(" ") ?? [];
  if (code !== "zh" || syllables.length !== unit.end - unit.start) return null;
  return syllables.slice(start - unit.start, end - unit.start).join(" ");
}

function plainUnit(start: number, end: number, form: string, code: LanguageCode): Unit {
  return {
    start,
    end,
    form,
    lemma: null,
    candidates: candidatesOf(form, code),
    reading: null,
    number: false,
  };
}
