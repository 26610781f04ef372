import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { negatedVerb } from "../base-forms/negation.ts";
import type { Known } from "../tokenise/fit.ts";
import type { Token } from "../tokenise/token.ts";
import type { LexiconLine } from "./lexicon-lines.ts";

/** Concepts whose phrases a reader looks up word by word, such as a negation and what it negates: कुछ नहीं, 没有人. */
const WORD_BY_WORD = /^(?:nobody|nothing)\.pron$/;

/** One language's words by their forms. */
export interface Lexicon {
  known: Known;
  /** Whether the words are known as one token; false for the phrases of `WORD_BY_WORD`. */
  joined: Known;
  /** Whether a phrase begins with these letters, which end in its first space. */
  begins: Known;
  /** The words a token can be, its sense in this article first; empty if the lexicon has none. */
  senses(token: Token, article: string): readonly LexiconLine[];
  /** The negation in a known negated verb, such as can't. */
  negation(token: Token): readonly LexiconLine[];
  /** Whether names go before words that look the same, as 파리 (Paris), which is also a fly: where they were listed, not guessed. */
  namesFirst: boolean;
  /** A name as written, or a name with a clitic, particle or ending: İstanbul’da, 서울에서, L’Irlande. */
  isName(token: Token, written: string): boolean;
}

/**
 * Builds the index of a language. Names count as known, so that a name of two words becomes one token.
 * @param names of the text: `listed` by who wrote it, or `guessed` by their capitals, which other words have too, as Monday
 */
export function buildLexicon(
  code: LanguageCode,
  lines: readonly LexiconLine[],
  { listed, guessed = [] }: { listed?: readonly string[]; guessed?: readonly string[] } = {},
): Lexicon {
  const names = listed ?? guessed;
  const { byForm, beginnings } = indexOf(lines, code);
  const written = new Set(names.map((name) => name.normalize("NFC")));
  const nameKeys = new Set(names.map((name) => wordKey(name, code)));
  const namesBegin = beginningsOf(nameKeys);
  return {
    known: (key) => byForm.has(key) || nameKeys.has(key),
    joined: (key) =>
      nameKeys.has(key) || byForm.get(key)?.some(({ concept }) => !WORD_BY_WORD.test(concept)) === true,
    begins: (letters) => beginnings.has(letters) || namesBegin.has(letters),
    senses(token, article) {
      const verb = negatedVerb(token.form, code);
      const others = verb === undefined ? token.candidates : [verb];
      const keys = [token.form, ...(token.lemma === null ? [] : [token.lemma]), ...others];
      // A name is not taken apart: كولودي is not وديّ with two prefixes.
      const isWholeName = nameKeys.has(token.form) && !byForm.has(token.form);
      if (isWholeName) return [];
      // A line of another article speaks for a form only where no candidate has a line for this one.
      let found: readonly LexiconLine[] = [];
      for (const key of keys) {
        const lines = byForm.get(key);
        if (lines?.some((line) => isFor(line, article))) return bySense(lines, article);
        if (lines && found.length === 0) found = lines;
      }
      return bySense(found, article);
    },
    negation(token) {
      const verb = negatedVerb(token.form, code);
      return verb === undefined || byForm.has(token.form) || !byForm.has(verb)
        ? []
        : (byForm.get("not") ?? []);
    },
    namesFirst: listed !== undefined,
    isName({ form, lemma, candidates }, text) {
      if (written.has(text)) return true;
      if (byForm.has(form)) return false;
      const key = [...(lemma === null ? [] : [lemma]), ...candidates].find(
        (k) => byForm.has(k) || nameKeys.has(k),
      );
      return key !== undefined && nameKeys.has(key);
    },
  };
}

interface Index {
  byForm: Map<string, LexiconLine[]>;
  beginnings: Set<string>;
}

const indexes = new WeakMap<readonly LexiconLine[], Index>();

/** The index of a language's lines, shared by all texts that are tokenised. */
function indexOf(lines: readonly LexiconLine[], code: LanguageCode): Index {
  const known = indexes.get(lines);
  if (known) return known;
  const byForm = indexForms(lines, code);
  const index = { byForm, beginnings: beginningsOf(byForm.keys()) };
  indexes.set(lines, index);
  return index;
}

/** What the phrases among these keys begin with, up to and with their first space. */
function beginningsOf(keys: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const key of keys) {
    const space = key.indexOf(" ");
    if (space >= 0) beginnings.add(key.slice(0, space + 1));
  }
  return beginnings;
}

/** The lines by the keys of their forms. A base form stands for its line only if no line lists it as a form. */
export function indexForms(lines: readonly LexiconLine[], code: LanguageCode): Map<string, LexiconLine[]> {
  const byForm = new Map<string, LexiconLine[]>();
  const add = (form: string, line: LexiconLine) => {
    const key = wordKey(form, code);
    const found = byForm.get(key);
    if (!found) byForm.set(key, [line]);
    else if (!found.includes(line)) found.push(line);
  };
  for (const line of lines) for (const form of line.forms) add(form, line);
  const listed = new Set(byForm.keys());
  for (const line of lines) {
    // "liggen aan" in a text that lists "ligt aan" could just as well be lie + on.
    const phrase = line.forms.length > 0 && line.lemma.includes(" ");
    if (!line.glossOnly && !phrase && !listed.has(wordKey(line.lemma, code))) add(line.lemma, line);
  }
  return byForm;
}

const isFor = ({ articles }: LexiconLine, article: string): boolean =>
  articles.length === 0 || articles.includes(article);

/** Lines for this article, then lines for all articles, then lines for other articles. */
function bySense(lines: readonly LexiconLine[], article: string): readonly LexiconLine[] {
  if (lines.length < 2) return lines;
  const rank = (line: LexiconLine) => {
    if (line.articles.includes(article)) return 0;
    return line.articles.length === 0 ? 1 : 2;
  };
  return [...lines].sort((a, b) => rank(a) - rank(b));
}
