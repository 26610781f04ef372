// Apart from the contract's schemas, so that pages can use them without zod.

/** The longest note on a sentence or a word, in UTF-16 units. */
export const LONGEST_NOTE = 500;
/** A user keeps at most so many notes on sentences of one text. */
export const MOST_NOTES_OF_TEXT = 200;
