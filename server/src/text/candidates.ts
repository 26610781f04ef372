import type { LanguageCode } from "@lagom/shared/text/languages";
import { arabicCandidates } from "./candidates-arabic.ts";
import { koreanCandidates } from "./candidates-korean.ts";

const MOST = 8;

/** Keys to look up when `form` (a key) has no entry of its own, best first. */
export function candidatesOf(form: string, code: LanguageCode): string[] {
  const found = [...ownCandidates(form, code), ...hyphenParts(form)];
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
      return withoutElision(form);
    case "tr":
    case "en":
    case "nl":
      return beforeApostrophe(form);
    case "ru":
      return form.includes("ё") ? [form.replaceAll("ё", "е")] : [];
    case "ja":
      return withoutNumber(form);
    case "zh":
      return [form.replace(/(?:了|着|过|们|的|地|得)$/u, "")];
    default:
      return [];
  }
}

/** l'homme → homme, dell'acqua → acqua, n'y → y, qu'est-ce → est-ce; and n' by itself → n, a form of ne. */
function withoutElision(form: string): string[] {
  const [, elided, rest] = /^(\p{L}{1,7})'(\p{L}(?:[\p{L}-].*)?)?$/u.exec(form) ?? [];
  if (elided && !rest) return [elided];
  return rest ? [rest, ...hyphenParts(rest)] : [];
}

/** 三冊 → 冊: what is counted, or how. */
function withoutNumber(form: string): string[] {
  const counter = /^[\p{Nd}.,〇一二三四五六七八九十百千万億何数]+(.+)$/u.exec(form)?.[1];
  return counter ? [counter] : [];
}

/** istanbul'da → istanbul, dog's → dog. */
function beforeApostrophe(form: string): string[] {
  const stem = /^(.{2,})'\p{L}*$/u.exec(form)?.[1];
  return stem ? [stem] : [];
}

/** fá-lo-ia → fá, lo, ia: the first part carries the meaning. */
function hyphenParts(form: string): string[] {
  return form.includes("-") ? form.split("-") : [];
}
