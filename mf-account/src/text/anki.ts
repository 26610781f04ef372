import type { SavedWord } from "@lagom/shared/contract/words";
import { wordKey } from "@lagom/shared/text/word-key";

/**
 * Words as text that Anki imports (https://docs.ankiweb.net/importing/text-files.html): the front is the word with its sentence,
 * the back its translation. The first column is the note's id: made of the word and its languages, so that importing again
 * updates the same notes and adds none, even after a word was deleted and saved anew.
 */
export function toAnki(saved: readonly SavedWord[]): string {
  const head = [
    "#separator:tab",
    "#html:true",
    "#notetype:Basic",
    "#deck:Lagom",
    "#columns:id\tFront\tBack\tTags",
    "#guid column:1",
    "#tags column:4",
  ];
  const notes = saved.map((word) =>
    [ankiId(word), front(word), back(word), `lagom ${word.source_lang} ${word.status}`].join("\t"),
  );
  return [...head, ...notes, ""].join("\n");
}

/** The id of a word's note. */
const ankiId = ({ source_word, source_lang, target_lang }: SavedWord): string =>
  `lagom:${source_lang}:${target_lang}:${encodeURIComponent(wordKey(source_word, source_lang))}`;

function front({ source_word, context }: SavedWord): string {
  const sentence = context?.sentence;
  return sentence ? `${escaped(source_word)}<br><br><i>${escaped(sentence)}</i>` : escaped(source_word);
}

function back({ translated_word, lemma, source_word }: SavedWord): string {
  const base = lemma && lemma !== source_word ? `<br><small>${escaped(lemma)}</small>` : "";
  return `${escaped(translated_word)}${base}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char).replace(/\s+/g, " ");
