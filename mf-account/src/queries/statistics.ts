import type { Statistics } from "@lagom/shared/contract/user";
import { queryFor, useQuery } from "@lagom/shared/query";
import { languageOf } from "@lagom/shared/text/languages";

const NONE: readonly Statistics[] = [];

/**
 * The user's figures in each language; an empty list when they cannot be had, and `isError` says so. Reading
 * changes them, so that they are asked for anew each time.
 */
export function useStatistics() {
  const query = useQuery({ ...queryFor("GET /api/user/statistics", {}), staleTime: 0 });
  return { ...query, statistics: query.data ?? NONE };
}

/** The user's figures in one language, by code; until they arrive, those from the list. */
export function useLanguageStatistics(language: string | undefined, known: readonly Statistics[]) {
  const id = language && languageOf(language).code;
  return useQuery({
    ...queryFor("GET /api/user/statistics/{id}", { params: { id: id ?? "" } }),
    enabled: id !== undefined,
    placeholderData: () => known.find(({ lang }) => lang === id),
    staleTime: 0,
  });
}
