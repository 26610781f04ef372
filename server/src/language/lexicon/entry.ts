import type { LanguageCode } from "@lagom/shared/text/languages";
import type { StoredEntry } from "../../schema/text-columns.ts";
import type { Token } from "../tokenise/token.ts";
import { baseForm } from "./base-form.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Concept, LexiconLine } from "./lexicon-lines.ts";
import { sensesBefore } from "./next-word.ts";

/** What a text is tokenised with. */
export interface TextContext {
  code: LanguageCode;
  /** The article, for senses that are limited to it. */
  slug: string;
  lexicon: Lexicon;
  concepts: ReadonlyMap<string, Concept>;
}

/** What a token is in a text, whatever stands after it. */
interface Word {
  token: Token;
  name: boolean;
  senses: readonly LexiconLine[];
  entry: StoredEntry;
}

/** What a text has had so far: most of its words come again. */
interface Met {
  /** By how they are written. */
  words: Map<string, Word>;
  /** By their JSON. */
  entries: Map<string, StoredEntry>;
}
const met = new WeakMap<TextContext, Met>();

/**
 * The entry of a token, `written` as in the text. Equal entries of a text are the same object.
 * @param next the token right after it, separated only by a space
 */
export function entryOf(
  token: Token,
  written: string,
  next: Token | undefined,
  context: TextContext,
): StoredEntry {
  const { name, senses, entry } = wordOf(token, written, context);
  const following = next && { form: next.form, senses: () => context.lexicon.senses(next, context.slug) };
  const fitting = sensesBefore(senses, following, context.code);
  return fitting === senses ? entry : once(entryFor(token, name, fitting, context), context);
}

function wordOf(token: Token, written: string, context: TextContext): Word {
  const { words } = metIn(context);
  const known = words.get(written);
  if (known && isSame(known.token, token)) return known;
  const { isName, namesFirst } = context.lexicon;
  const name = isName(token, written);
  const senses = name && namesFirst ? [] : context.lexicon.senses(token, context.slug);
  const entry = once(entryFor(token, name, senses, context), context);
  const word = { token, name, senses, entry };
  words.set(written, word);
  return word;
}

function once(entry: StoredEntry, context: TextContext): StoredEntry {
  const { entries } = metIn(context);
  const key = JSON.stringify(entry);
  const known = entries.get(key) ?? entry;
  entries.set(key, known);
  return known;
}

function metIn(context: TextContext): Met {
  const known = met.get(context) ?? { words: new Map(), entries: new Map() };
  met.set(context, known);
  return known;
}

/** Whether two tokens that are written the same are analysed the same. */
const isSame = (one: Token, other: Token): boolean =>
  one.form === other.form &&
  one.lemma === other.lemma &&
  one.reading === other.reading &&
  one.number === other.number &&
  (one.candidates === other.candidates || one.candidates.join() === other.candidates.join());

function entryFor(
  token: Token,
  name: boolean,
  senses: readonly LexiconLine[],
  context: TextContext,
): StoredEntry {
  const [sense] = senses;
  const concept = sense && context.concepts.get(sense.concept);
  return {
    form: token.form,
    lemma: baseForm(token.form, senses, context.code) ?? token.lemma ?? token.form,
    candidates: token.candidates,
    // The verb alone would mean the opposite.
    concepts: [...new Set([...context.lexicon.negation(token), ...senses].map((line) => line.concept))],
    pos: concept?.pos ?? null,
    band: concept?.band ?? null,
    reading: token.reading,
    name: sense === undefined && (token.number || name),
  };
}
