import type { LanguageCode } from "@lagom/shared/text/languages";
import { arabicCandidates } from "./candidates-arabic.ts";
import { withoutClitics } from "./candidates-clitics.ts";
import { koreanCandidates } from "./candidates-korean.ts";

const MOST = 8;

/** Words that elide their vowel; quelqu'un and presqu'île are words in their own right. */
const ELIDED: Readonly<Record<"fr" | "it", RegExp>> = {
  fr: /^([ldjmtscn]|(?:jus|lors|puis|quoi)?qu)'(\p{L}.*)?$/u,
  it: /^([ldmtscvn]|gl|un|(?:a|da|de|ne|su|co)ll|quell|quest|bell|sant|buon|dov|com|anch)'(\p{L}.*)?$/u,
};
/** What an apostrophe separates from a word; after Turkish names, any ending. */
const AFTER_APOSTROPHE: Readonly<Record<"en" | "nl" | "tr", RegExp>> = {
  en: /^(.{2,}|i)'(?:s|d|ll|re|ve|m)?$/u,
  nl: /^(.{2,})'s?$/u,
  tr: /^(.{2,})'\p{L}*$/u,
};
/** 看着; but 接着, 随着 and the like are adverbs and prepositions. */
const LASTING = /^(?![随接沿朝为本显顺趁执跟照凭])(.+)着$/u;

/** Keys to look up when `form` (a key) has no entry of its own, best first. */
export function candidatesOf(form: string, code: LanguageCode): string[] {
  const found = [...ownCandidates(form, code), ...withoutClitics(form, code)];
  return [...new Set(found)].filter((key) => key && key !== form).slice(0, MOST);
}

function ownCandidates(form: string, code: LanguageCode): string[] {
  switch (code) {
    case "ar":
      return arabicCandidates(form);
    case "ko":
      return koreanCandidates(form);
    case "fr":
    case "it":
      return withoutElision(form, code);
    case "tr":
    case "en":
    case "nl":
      return firstGroup(AFTER_APOSTROPHE[code], form);
    case "ru":
      return form.includes("ё") ? [form.replaceAll("ё", "е")] : [];
    case "ja":
      return withoutNumber(form);
    case "zh":
      return firstGroup(LASTING, form);
    default:
      return [];
  }
}

/** l'homme → homme, dell'acqua → acqua, n'y → y, qu'est-ce → est-ce, est; and n' by itself → n, a form of ne. */
function withoutElision(form: string, code: "fr" | "it"): string[] {
  const [, elided, rest] = ELIDED[code].exec(form) ?? [];
  if (elided && !rest) return [elided];
  return rest ? [rest, ...withoutClitics(rest, code)] : [];
}

/** 三冊 → 冊: the counter or noun after a number. */
const withoutNumber = (form: string): string[] =>
  firstGroup(
    /^[\p{Nd}.,〇一二三四五六七八九十百千万億何数]+([^\p{Nd}.,〇一二三四五六七八九十百千万億何数].*)$/u,
    form,
  );

function firstGroup(pattern: RegExp, form: string): string[] {
  const group = pattern.exec(form)?.[1];
  return group ? [group] : [];
}
