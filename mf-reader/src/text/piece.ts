import { MOST_SPOKEN } from "@lagom/shared/limits";
import { lastBreak } from "./spoken-pieces.ts";

/** A sentence, word or phrase to read aloud, and where it stands, so that the server can read it too. */
export interface Piece {
  text: string;
  rewrite: number;
  /** The id of its paragraph, and where it starts and ends there, in UTF-16 units. */
  paragraph: string;
  start: number;
  end: number;
}

export type Range = Omit<Piece, "text">;

/** A piece as the server is asked for it: in ranges of at most `MOST_SPOKEN`, split where a voice pauses, else between words. */
export function rangesOf({ text, ...piece }: Piece): Range[] {
  const ranges: Range[] = [];
  let { start } = piece;
  while (piece.end - start > MOST_SPOKEN) {
    const at = start - piece.start;
    const end = start + (lastBreak(text.slice(at, at + MOST_SPOKEN)) || MOST_SPOKEN);
    ranges.push({ ...piece, start, end });
    start = end;
  }
  return [...ranges, { ...piece, start }];
}
