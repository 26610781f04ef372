import type { Reply } from "../contract/calls.ts";
import { queryFor, useQuery } from "../query.ts";
import { LANGUAGES } from "../text/languages.ts";

/** A language of the pickers, and whether the collection has an article in it. */
export type OfferedLanguage = Reply<"GET /api/languages">["languages"][number];

const BUILT_IN: readonly OfferedLanguage[] = LANGUAGES.map((language) => ({
  ...language,
  has_articles: true,
}));

const languages = { ...queryFor("GET /api/languages", {}), staleTime: 60 * 60_000 };

/** The languages for pickers: the server's, else the built-in ones. */
export const useLanguages = (): readonly OfferedLanguage[] => useQuery(languages).data?.languages ?? BUILT_IN;
