import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import type { LexiconLine } from "./lexicon-lines.ts";

/** A word that a form can stand for, and whether its line is only an explanation, if known. */
type Sense = Pick<LexiconLine, "concept" | "lemma"> & { glossOnly?: boolean };

/**
 * The base form of a form in its sense, the first of `senses`: pessoas is in the lexicon as a gloss and as a form of pessoa, and
 * a single word of an expression (дне of морское дно) has a base form of its own.
 * @param form the key of the word as written
 */
export function baseForm(form: string, senses: readonly Sense[], code: LanguageCode): string | undefined {
  const [sense] = senses;
  if (!sense || sense.glossOnly) return sense?.lemma;
  const isOwn = ({ lemma }: Sense) => wordKey(lemma, code) === form;
  const inflected = isOwn(sense)
    ? senses.find((other) => other.concept === sense.concept && !other.glossOnly && !isOwn(other))
    : undefined;
  const { concept, lemma } = inflected ?? sense;
  const verb = code === "ko" && concept.endsWith(".n") ? koreanVerb(form, lemma) : undefined;
  if (verb) return verb;
  return form.includes(" ") ? lemma : ownWord(form, lemma, code);
}

/** The verb that a form makes of a noun: 결정하다 of 결정해, 결정되다 of 결정된. */
function koreanVerb(form: string, noun: string): string | undefined {
  if (!form.startsWith(noun)) return undefined;
  const ending = form.slice(noun.length);
  if (/^(?:하(?!고)|해|했|합|할|한(?!테)|함)/u.test(ending)) return `${noun}하다`;
  return /^[되돼됐된될됩]/u.test(ending) ? `${noun}되다` : undefined;
}

/** The word of an expression that has the longest common prefix with a form; the whole expression if there is none. */
function ownWord(form: string, expression: string, code: LanguageCode): string {
  if (!/[ ()]/.test(expression)) return expression;
  const words = expression.replace(/[()]/g, "").split(" ");
  let own = code === "ar" ? words.find((word) => hasRoot(form, wordKey(word, code))) : undefined;
  let most = 0;
  for (const word of words) {
    const shared = sharedStart(form, wordKey(word, code));
    if (shared > most) [own, most] = [word, shared];
  }
  return own ?? expression;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Whether an Arabic form contains the strong letters of a word in order, whatever precedes it: فيقوم of قام. */
function hasRoot(form: string, word: string): boolean {
  const root = [...word.replace(/[اأإآويىئؤء]/gu, "")];
  let rest = form;
  for (const letter of root) {
    const at = rest.indexOf(letter);
    if (at < 0) return false;
    rest = rest.slice(at + 1);
  }
  return root.length > 1;
}
