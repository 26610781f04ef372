import type { Entry, Paragraph } from "@lagom/shared/contract/text";
import type { Block } from "./block.ts";

/**
 * Makes a block from sentences, split at spaces; punctuation is not part of a token. The base form of an entry is its
 * lower-cased form unless `lemmas` names another.
 */
export function blockOf(
  id: string,
  sentences: readonly string[],
  lemmas: Record<string, string> = {},
): Block {
  const text = sentences.join(" ");
  const entries: Entry[] = [];
  const tokens: number[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const form = match[0].toLowerCase();
    let index = entries.findIndex((entry) => entry.form === form);
    if (index < 0) index = entries.push(entryFor(form, lemmas[form] ?? form)) - 1;
    tokens.push(match.index, match.index + match[0].length, index);
  }
  const bounds: number[] = [];
  let at = 0;
  for (const sentence of sentences) {
    bounds.push(at, at + sentence.length);
    at += sentence.length + 1;
  }
  const paragraph: Paragraph = {
    id,
    text,
    sentences: bounds,
    tokens,
    translations: sentences.map((sentence) => `(${sentence})`),
    rewritten: true,
    heading: false,
  };
  return { paragraph, entries, title: false };
}

const entryFor = (form: string, lemma: string): Entry => ({
  form,
  lemma,
  candidates: [],
  concept: null,
  pos: null,
  band: null,
  gloss: null,
  others: [],
  reading: null,
  name: false,
});
