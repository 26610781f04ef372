// Apart from the contract's schemas, so that pages can use them without zod.

/** How well a saved word is known, in the order in which it is shown; apart from any review schedule. */
export const WORD_STATUSES = ["new", "learning", "known", "ignored"] as const;
/** Orders of the list of words. */
export const WORD_SORTS = ["newest", "oldest", "word"] as const;
/** The longest word or phrase, base form or translation that can be saved, in UTF-16 units. */
export const LONGEST_WORD = 200;
/** The longest sentence that can be saved with a word, in UTF-16 units. */
export const LONGEST_SENTENCE = 2000;
/** Most saved words that a review puts first. */
export const MOST_WORDS_FIRST = 100;
/** Most words of all languages that a user knows without having saved them. */
export const MOST_KNOWN_WORDS = 100_000;
