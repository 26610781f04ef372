import type { OwnText } from "@lagom/shared/contract/own-texts";
import { MOST_OWN_TEXT_PARAGRAPHS } from "@lagom/shared/text/own-text";
import type { Chapter, FileText } from "./file-text.ts";

/** One own text of a file. */
export interface Part {
  title: string;
  sections: { heading: string; text: string }[];
}

/** Half of what a text may have, so that a busy server prepares it within its time, and the first can be read early. */
export const MOST_PART_CHARACTERS = 75_000;
const MOST = { characters: MOST_PART_CHARACTERS, paragraphs: 0.9 * MOST_OWN_TEXT_PARAGRAPHS };
const LONGEST_HEADING = 200;
/** Leaves room for the number of the part. */
const LONGEST_TITLE = 180;

interface Size {
  characters: number;
  paragraphs: number;
}

/**
 * Divides a file into own texts: between chapters where these fit, and about equally long. A short book is one, with its chapters as
 * sections.
 */
export function partsOf({ title, chapters }: Pick<FileText, "title" | "chapters">): Part[] {
  const pieces = chapters.flatMap(piecesOf);
  const parts: Chapter[][] = [];
  let size: Size = { characters: 0, paragraphs: 0 };
  const most = evenly(pieces.map(sizeOf));
  for (const piece of pieces) {
    const next = sizeOf(piece);
    const both = {
      characters: size.characters + next.characters,
      paragraphs: size.paragraphs + next.paragraphs,
    };
    const last = parts.at(-1);
    const over = both.characters > most.characters || both.paragraphs > most.paragraphs;
    if (last && !over) last.push(piece);
    else parts.push([piece]);
    size = last && !over ? both : next;
  }
  const short = title.slice(0, LONGEST_TITLE).trim();
  return parts.map((part, at) => ({
    title: parts.length > 1 ? `${short} (${at + 1}/${parts.length})` : short,
    sections: part.map(({ heading, paragraphs }) => ({
      heading: heading.slice(0, LONGEST_HEADING),
      text: paragraphs.join("\n\n"),
    })),
  }));
}

/**
 * The ids of the first parts of a file that stand among the reader's texts already, since adding them failed half way. None when all
 * do: the file is then added once more.
 */
export function partsAdded(
  parts: readonly { title: string; source_name: string }[],
  texts: readonly Pick<OwnText, "id" | "title" | "source">[],
): number[] {
  const found = parts.map((part) =>
    texts.find(({ title, source }) => title === part.title && source.name === part.source_name),
  );
  const missing = found.indexOf(undefined);
  return found.slice(0, Math.max(0, missing)).flatMap((text) => text?.id ?? []);
}

/** The room of each part where all are to be about equally long, with some to spare for the next chapter. */
function evenly(sizes: readonly Size[]): Size {
  const share = (of: keyof Size) => {
    const total = sizes.reduce((sum, size) => sum + size[of], 0);
    return Math.ceil(total / MOST[of]);
  };
  const count = Math.max(1, share("characters"), share("paragraphs"));
  const spare = (of: keyof Size) =>
    Math.min(MOST[of], (1.1 * sizes.reduce((sum, size) => sum + size[of], 0)) / count);
  return { characters: spare("characters"), paragraphs: MOST.paragraphs };
}

const sizeOf = ({ heading, paragraphs }: Chapter): Size => ({
  characters: heading.length + paragraphs.reduce((sum, { length }) => sum + length + 2, 0),
  paragraphs: paragraphs.length + 1,
});

/** A chapter in pieces that fit a part each; only the first has the heading. */
function piecesOf({ heading, paragraphs }: Chapter): Chapter[] {
  const pieces: Chapter[] = [{ heading, paragraphs: [] }];
  let size = sizeOf({ heading, paragraphs: [] });
  for (const paragraph of paragraphs.flatMap(divide)) {
    const characters = size.characters + paragraph.length + 2;
    const fits = characters <= MOST.characters && size.paragraphs < MOST.paragraphs;
    if (!fits) pieces.push({ heading: "", paragraphs: [] });
    size = fits
      ? { characters, paragraphs: size.paragraphs + 1 }
      : { characters: paragraph.length + 2, paragraphs: 1 };
    pieces.at(-1)?.paragraphs.push(paragraph);
  }
  return pieces;
}

/** A paragraph that is longer than a part, in pieces that end between words. */
function divide(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  const most = MOST.characters / 2;
  while (rest.length > most) {
    const space = rest.lastIndexOf(" ", most);
    const end = space > most / 2 ? space : most - (/[\ud800-\udbff]/.test(rest.charAt(most - 1)) ? 1 : 0);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  return [...pieces, rest.trim()];
}
