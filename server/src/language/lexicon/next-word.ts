import type { LanguageCode } from "@lagom/shared/text/languages";
import type { LexiconLine } from "./lexicon-lines.ts";

/** Languages whose articles are also object pronouns, and the endings of their infinitives. */
const INFINITIVE: Partial<Record<LanguageCode, RegExp>> = {
  es: /[aeií]r(?:se)?$/u,
  fr: /(?:[ei]r|re)$/u,
  it: /r(?:e|si|la|ci)$/u,
  pt: /[aeiô]r(?:-se)?$/u,
};
/** testar, preparar-se, segui-lo. */
const PORTUGUESE_INFINITIVE = /r(?:-|$)|-l[oa]s?$/u;

/**
 * The senses of a word, starting with those that fit the following word: an article before a verb is a pronoun (la picchiano:
 * they beat her), and in Portuguese a preposition before an infinitive (a testar).
 * @param senses the likeliest first
 * @param next the form and senses of the word right after it, if there is one
 */
export function sensesBefore(
  senses: readonly LexiconLine[],
  next: { form: string; senses: () => readonly LexiconLine[] } | undefined,
  code: LanguageCode,
): readonly LexiconLine[] {
  const named = INFINITIVE[code];
  if (!named || !next || senses[0]?.concept !== "the.det") return senses;
  const following = next.senses();
  const verb = following.every(({ concept, lemma }) => concept.endsWith(".v") && named.test(lemma));
  if (!verb || following.length === 0) return senses;
  const kind = code === "pt" && PORTUGUESE_INFINITIVE.test(next.form) ? ".prep" : ".pron";
  const fitting = senses.filter(({ concept }) => concept.endsWith(kind));
  return [...fitting, ...senses.filter((sense) => !fitting.includes(sense))];
}
