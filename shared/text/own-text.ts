/** What the server names as the source of a text that was pasted; shown in the language of the interface. */
export const PASTED_SOURCE = "Pasted text";
/** A text of a reader's own is at most so long, in UTF-16 units: a novella. */
export const MOST_OWN_TEXT_CHARACTERS = 150_000;
/** Its most paragraphs, each a line where no line is blank: a long poem. */
export const MOST_OWN_TEXT_PARAGRAPHS = 5000;
/** Texts of one reader that are prepared at the same time. */
export const MOST_PREPARING = 2;
/** A reader keeps at most so many. */
export const MOST_OWN_TEXTS = 100;
