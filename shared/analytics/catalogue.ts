/** Every event of the product with its properties; each name is past tense of what the user did. */
export interface Events {
  /** A text came on screen. */
  article_opened: { rewrite_id: number; language: string; level: string };
  /** The reader pressed Finished. */
  article_finished: { rewrite_id: number; language: string; level: string };
  /** A word's meaning was asked for. */
  word_looked_up: { source_lang: string; target_lang: string; answered_by: string };
  /** A word was kept. */
  word_saved: { source_lang: string; target_lang: string };
  /** A saved word was deleted. */
  word_deleted: { source_lang: string };
  /** Language or level was changed. */
  preferences_changed: { target_language: string; level: string };
  /** Feedback was sent. */
  feedback_sent: { path: string };
}
export type EventName = keyof Events;
export type EventProperties<E extends EventName> = Events[E];

/** Feature flags with their meaning; none is in use yet, and a flag key must be listed here to be read. */
export type FlagKey = never;
