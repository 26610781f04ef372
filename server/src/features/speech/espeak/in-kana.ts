import type { StoredEntry } from "../../../schema/text-columns.ts";

/** A stored paragraph, as far as its readings need it. */
export interface ReadParagraph {
  text: string;
  /** Flat: start, end, index into `entries`. */
  tokens: readonly number[];
  entries: readonly Pick<StoredEntry, "reading">[];
}

/**
 * A piece of a Japanese paragraph as eSpeak NG can speak it: in kana, by the readings that the text shows above its words, and with a
 * space between words. It would name each kanji a "Chinese letter"; one without a reading is left out.
 */
export function inKana({ text, tokens, entries }: ReadParagraph, start: number, end: number): string {
  const parts: string[] = [];
  let at = start;
  for (let index = 0; index < tokens.length; index += 3) {
    const [from = 0, to = 0, entry = 0] = tokens.slice(index, index + 3);
    // A token correction may cut through a token.
    if (from < at || to > end) continue;
    parts.push(text.slice(at, from), particleAsSpoken(text.slice(from, to), entries[entry]?.reading ?? null));
    at = to;
  }
  parts.push(text.slice(at, end));
  return parts.join(" ").replace(/\p{Script=Han}+/gu, " ");
}

/** The particles は and へ, alone or at the end of a word such as では, are spoken わ and え. */
function particleAsSpoken(written: string, reading: string | null): string {
  const spoken = reading ?? written;
  if (written === "へ") return "え";
  return /(?<!は)は$/.test(written) ? spoken.replace(/は$/, "わ") : spoken;
}
