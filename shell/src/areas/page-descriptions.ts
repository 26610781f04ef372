import type { PublicPage } from "./route-table.ts";

/**
 * Descriptions of the public pages for search engines and link previews. Only the web host needs them, so they are part of the
 * release's route table and not of the page's scripts.
 */
export const PAGE_DESCRIPTIONS: Readonly<Record<PublicPage | "landing", string>> = {
  landing:
    "News and books in 16 languages, rewritten to the level you can enjoy. Touch any word for its meaning in that sentence, keep it, and see it again. Free, without advertisements.",
  about:
    "How Lagom works: every text at several levels, meanings in the sentence itself, and where texts and meanings come from.",
  privacy:
    "What Lagom keeps about you, where, for how long, who else sees it, and how to take it away again.",
  terms: "The few rules for using Lagom, and what is promised and what is not.",
  cookies: "What Lagom keeps in your browser and why, and your choice about usage analysis.",
  contact: "Write to the people who run this site: questions, ideas, a mistake in a text.",
  faq: "Which level is mine, how to look up words, when a day counts for the streak, and other first questions about Lagom.",
};
