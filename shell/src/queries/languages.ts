import { callApi } from "@lagom/shared/api/client";
import type { Reply } from "@lagom/shared/contract/calls";
import { queryOptions, useQuery } from "@lagom/shared/query";
import { LANGUAGES } from "@lagom/shared/text/languages";

export type OfferedLanguage = Reply<"GET /api/languages">["languages"][number];

const BUILT_IN: readonly OfferedLanguage[] = LANGUAGES.map((language) => ({
  ...language,
  has_articles: true,
}));

const languages = queryOptions({
  queryKey: ["languages"],
  staleTime: 60 * 60_000,
  queryFn: ({ signal }) => callApi("GET /api/languages", { signal }).then((reply) => reply.languages),
});

/** The languages for pickers; the built-in list until the server's is here, and when it cannot be had. */
export const useLanguages = (): readonly OfferedLanguage[] => useQuery(languages).data ?? BUILT_IN;
