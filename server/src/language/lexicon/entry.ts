import type { LanguageCode } from "@lagom/shared/text/languages";
import type { StoredEntry } from "../../schema/text-columns.ts";
import type { Token } from "../tokenise/token.ts";
import { baseForm } from "./base-form.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Concept } from "./lexicon-lines.ts";
import { sensesBefore } from "./next-word.ts";

/** What a text is tokenised with. */
export interface TextContext {
  code: LanguageCode;
  /** The article, for senses that are limited to it. */
  slug: string;
  lexicon: Lexicon;
  concepts: ReadonlyMap<string, Concept>;
}

/**
 * The entry of a token, `written` as in the text.
 * @param next the token right after it, separated only by a space
 */
export function entryOf(
  token: Token,
  written: string,
  next: Token | undefined,
  context: TextContext,
): StoredEntry {
  const { isName, namesFirst } = context.lexicon;
  const name = isName(token, written);
  const sensesOf = (one: Token) => context.lexicon.senses(one, context.slug);
  const following = next && { form: next.form, senses: () => sensesOf(next) };
  const senses = name && namesFirst ? [] : sensesBefore(sensesOf(token), following, context.code);
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
