import type { SentenceNote } from "@lagom/shared/contract/notes";
import type { Entry as Waiting } from "@lagom/shared/write-queue/entries";
import type { WriteRequest } from "@lagom/shared/write-queue/write";
import { type Block, sentenceAt } from "./block.ts";
import { type Spot, spotBounds } from "./spot.ts";

const isOn = (one: SentenceNote, other: SentenceNote): boolean =>
  one.paragraph === other.paragraph && one.sentence === other.sentence;

/** The note on the sentence that a spot starts in; an empty one if there is none. */
export function noteAt(notes: readonly SentenceNote[], block: Block, spot: Spot): SentenceNote {
  const { paragraph } = block;
  const { index, start, end } = sentenceAt(paragraph, spotBounds(block, spot).start);
  const none = {
    paragraph: paragraph.id,
    sentence: index,
    quote: paragraph.text.slice(start, end),
    note: "",
  };
  return notes.find((one) => isOn(one, none)) ?? none;
}

/** The notes with another one; an empty one takes away what was noted on its sentence. */
export const withNote = (notes: readonly SentenceNote[], note: SentenceNote): SentenceNote[] => [
  ...notes.filter((one) => !isOn(one, note)),
  ...(note.note === "" ? [] : [note]),
];

/** The notes on a text as they are once all that waits is sent. */
export function notesWithUnsent(
  notes: readonly SentenceNote[],
  waiting: readonly Waiting[],
  rewriteId: number,
): readonly SentenceNote[] {
  return waiting.reduce((known, { key, request }) => {
    if (key !== "PUT /api/user/notes") return known;
    const { rewrite_id, ...note } = request.body as WriteRequest<"PUT /api/user/notes">["body"];
    return rewrite_id === rewriteId ? withNote(known, note) : known;
  }, notes);
}

/** The notes in the order of the text. */
export function inOrder(notes: readonly SentenceNote[], blocks: readonly Block[]): SentenceNote[] {
  const positions = new Map(blocks.map(({ paragraph }, at) => [paragraph.id, at]));
  const at = ({ paragraph }: SentenceNote) => positions.get(paragraph) ?? blocks.length;
  return notes.toSorted((a, b) => at(a) - at(b) || a.sentence - b.sentence);
}

/** Where a noted sentence stands; undefined if the text no longer has it as it was. */
export function noteBounds(
  blocks: readonly Block[],
  { paragraph: id, sentence, quote }: SentenceNote,
): { block: number; start: number; end: number } | undefined {
  const block = blocks.findIndex(({ paragraph }) => paragraph.id === id);
  const { text = "", sentences = [] } = blocks[block]?.paragraph ?? {};
  const start = sentences[sentence * 2] ?? 0;
  return text.startsWith(quote, start) ? { block, start, end: start + quote.length } : undefined;
}
