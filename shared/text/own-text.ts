/** A text of a reader's own is at most so long, in UTF-16 units: a novella. */
export const MOST_OWN_TEXT_CHARACTERS = 150_000;
/** A reader keeps at most so many. */
export const MOST_OWN_TEXTS = 100;
