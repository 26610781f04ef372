/** A part of a file below a heading; without one where it is empty. */
export interface Chapter {
  heading: string;
  paragraphs: string[];
}

/** What was read from a file. */
export interface FileText {
  /** Empty where the file names none. */
  title: string;
  author: string;
  chapters: Chapter[];
}

/** Why a file cannot be read. */
export type Refusal =
  | "unknown"
  | "large"
  | "long"
  | "empty"
  | "encrypted"
  | "protected"
  | "scanned"
  | "damaged"
  | "bomb"
  | "slow"
  | "failed";

/** A file that cannot be read. */
export class FileRefused extends Error {
  override name = "FileRefused";
  readonly refusal: Refusal;
  /** Of a text that is too long: its length in characters. */
  readonly characters: number;

  constructor(refusal: Refusal, characters = 0) {
    super(refusal);
    this.refusal = refusal;
    this.characters = characters;
  }
}

/** The largest file, in bytes: a book with its pictures. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;
/** The longest text of a file, in UTF-16 units: a long novel. */
export const MOST_FILE_CHARACTERS = 1_000_000;

/** How long a text is, in UTF-16 units. */
export const charactersOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce(
    (total, { heading, paragraphs }) =>
      total + heading.length + paragraphs.reduce((sum, { length }) => sum + length, 0),
    0,
  );
