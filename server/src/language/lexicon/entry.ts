import type { LanguageCode } from "@lagom/shared/text/languages";
import type { StoredEntry } from "../../schema/text-columns.ts";
import type { Unit } from "../tokenise/unit.ts";
import { baseForm } from "./base-form.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Concept } from "./lexicon-lines.ts";
import { sensesBefore } from "./next-word.ts";

/** What a text is cut with. */
export interface TextContext {
  code: LanguageCode;
  /** The article, for senses that are limited to it. */
  slug: string;
  lexicon: Lexicon;
  concepts: ReadonlyMap<string, Concept>;
}

/**
 * The entry of a unit that stands as `written` in the text.
 * @param next the unit right after it, with nothing but a space between
 */
export function entryOf(
  unit: Unit,
  written: string,
  next: Unit | undefined,
  context: TextContext,
): StoredEntry {
  const sensesOf = (one: Unit) => context.lexicon.senses(one, context.slug);
  const following = next && { form: next.form, senses: sensesOf(next) };
  const senses = sensesBefore(sensesOf(unit), following, context.code);
  const [sense] = senses;
  const concept = sense && context.concepts.get(sense.concept);
  return {
    form: unit.form,
    lemma: baseForm(unit.form, senses, context.code) ?? unit.lemma ?? unit.form,
    candidates: unit.candidates,
    // The verb alone would say the opposite.
    concepts: [...new Set([...context.lexicon.negation(unit), ...senses].map((line) => line.concept))],
    pos: concept?.pos ?? null,
    band: concept?.band ?? null,
    reading: unit.reading,
    name: sense === undefined && (unit.number || context.lexicon.isName(unit, written)),
  };
}
