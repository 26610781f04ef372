import type { ReviewRating } from "../text/review.ts";

/**
 * Every event of the product with its properties, and every user property, group and flag: the one list of what usage
 * analysis may know. A name is the past tense of what the person did; nothing that people write or read is sent.
 */
interface TextProperties {
  /** Which text, by its id on the server. */
  rewrite_id: number;
  /** Name of the language that is read, as `svenska`. */
  language: string;
  /** CEFR level of the text shown. */
  level: string;
}
interface BookProperties {
  book_id: number;
}

/** Events that areas and the shell track by `analytics.track`. */
export interface Events {
  /** A text came on screen. */
  article_opened: TextProperties;
  /** The reader pressed Finished. */
  article_finished: TextProperties;
  /** A word's meaning was asked for and stayed on screen for a second; `answered_by` names the dictionary. */
  word_looked_up: { source_lang: string; target_lang: string; answered_by: string };
  /** A word was saved. */
  word_saved: { source_lang: string; target_lang: string };
  /** A saved word was deleted. */
  word_deleted: { source_lang: string };
  /** A saved word was given another status by hand. */
  word_status_changed: { status: string };
  /** A card of the review was answered; `rating` is the button pressed. */
  word_reviewed: { rating: ReviewRating };
  /** A book's page was shown. */
  book_opened: BookProperties;
  /** A book was liked, or the like taken back. */
  book_liked: BookProperties & { liked: boolean };
  /** A book was given stars, or they were taken back (null). */
  book_rated: BookProperties & { stars: number | null };
  /** A book was put on one of the reader's own lists. */
  book_listed: BookProperties;
  /** Language or level was changed. */
  preferences_changed: { target_language: string; level: string };
  /** The first steps after signing up ended with a text; `offered` is the level they began with. */
  first_steps_finished: { target_language: string; level: string; offered: string };
  /** Feedback was sent; `path` is the page it was written on. */
  feedback_sent: { path: string };
  /** The session began; once per session, whichever tab sees it. */
  signed_in: { method: string };
  /** An account was made, by e-mail (confirmed or not yet) or by a first social login. */
  signed_up: { method: string };
  /** A page was shown; its address, without query, travels with every event. */
  $pageview: Record<never, never>;
}
export type EventName = keyof Events;
export type EventProperties<E extends EventName> = Events[E];

/** What is known of an identified person; travels as `$set`, how they signed up as `$set_once`. */
export interface UserProperties {
  email: string;
  /** The language that is learnt. */
  user_language: string;
  /** The level at which it is read. */
  user_level: string;
  /** The person's own language. */
  user_native_language: string;
}
export interface UserPropertiesOnce {
  /** `email`, `google` or `facebook`. */
  sign_up_method: string;
}

/** Groups of people, with the properties of a group. */
export interface Groups {
  /** All who learn one language, by its code. */
  language: { name: string };
}
export type GroupType = keyof Groups;

/** Feature flags with their values; a flag that is not here cannot be read. */
export interface Flags {
  /** The level that the first steps begin with; B1 without the flag. */
  "first-steps-level": "A2" | "B1" | "C1";
}
export type FlagKey = keyof Flags;
