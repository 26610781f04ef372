import type { Paragraph } from "@lagom/shared/contract/text";
import type { StoredEntry } from "../../schema/text-columns.ts";
import type { rewriteParagraphs } from "../../schema/texts.table.ts";

type Row = typeof rewriteParagraphs.$inferSelect;

/** What of a stored paragraph a reply needs. */
export type ParagraphRow = Pick<
  Row,
  "position" | "text" | "sentences" | "tokens" | "entries" | "rewritten" | "heading"
>;
type Sentences = Pick<ParagraphRow, "text" | "sentences">;

/**
 * A stored paragraph as it is sent.
 * @param twin the same paragraph in the reader's language
 * @param indexOf adds an entry to the part's table and returns its index
 */
export function toParagraph(
  row: ParagraphRow,
  twin: Sentences | undefined,
  indexOf: (entry: StoredEntry) => number,
): Paragraph {
  const indexes = row.entries.map(indexOf);
  return {
    id: row.position === 0 ? "title" : `p${row.position}`,
    text: row.text,
    sentences: row.sentences,
    tokens: row.tokens.map((value, at) => (at % 3 === 2 ? (indexes[value] ?? 0) : value)),
    translations: twin && twin.sentences.length === row.sentences.length ? sentencesOf(twin) : [],
    rewritten: row.rewritten,
    heading: row.heading ?? false,
  };
}

/** The sentences of a paragraph as strings. */
export function sentencesOf({ text, sentences }: Sentences): string[] {
  return sentences.flatMap((start, at) => (at % 2 === 0 ? [text.slice(start, sentences[at + 1])] : []));
}
