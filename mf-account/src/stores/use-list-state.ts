import { WORD_SORTS, WORD_STATUSES } from "@lagom/shared/contract/word-limits";
import type { WordStatus } from "@lagom/shared/contract/words";
import { useSearchParams } from "@lagom/shared/router";
import { findLanguage, type LanguageName } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { searchNow } from "@lagom/shared/ui/search-now";

export type WordSort = (typeof WORD_SORTS)[number];

/** The state of a list: page, filters and order. */
export interface ListState {
  /** From 1. */
  page: number;
  language: LanguageName | undefined;
  level: Level | undefined;
  status: WordStatus | undefined;
  /** Whether only words that are often forgotten. */
  forgotten: boolean;
  q: string;
  sort: WordSort;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Reads the state of a list from a URL, ignoring invalid values. */
export function listStateFrom(search: URLSearchParams): ListState {
  const page = Number(search.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    language: findLanguage(search.get("language") ?? "")?.name,
    level: oneOf(LEVELS, search.get("level")),
    status: oneOf(WORD_STATUSES, search.get("status")),
    forgotten: search.get("forgotten") === "true",
    q: (search.get("q") ?? "").slice(0, 100),
    sort: oneOf(WORD_SORTS, search.get("sort")) ?? "newest",
  };
}

/** The URL parameters of a list's state, without defaults. */
export function listStateInAddress({ page, sort, forgotten, ...filters }: ListState): Record<string, string> {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    ...Object.fromEntries(given),
    ...(forgotten ? { forgotten: "true" } : {}),
    ...(sort !== "newest" ? { sort } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Whether any filter is set. */
export const isFiltered = ({ language, level, status, forgotten, q }: ListState): boolean =>
  Boolean(language || level || status || forgotten || q);

/** How many of the choices under a list's filters are not as they are at first. */
export const countFilters = ({ language, level, status, forgotten, sort }: ListState): number =>
  [language, level, status || forgotten, sort !== "newest"].filter(Boolean).length;

/** A list's state, stored in the URL, so that Back and shared links restore it. */
export function useListState() {
  const [search, setSearch] = useSearchParams();
  const listState = listStateFrom(search);
  return {
    ...listState,
    toPage: (page: number) => {
      setSearch(listStateInAddress({ ...listStateFrom(searchNow()), page }));
      scrollTo({ top: 0 });
    },
    /** Changes the filters; typing adds no history entries. */
    filter: (part: Partial<ListState>) =>
      setSearch(listStateInAddress({ ...listStateFrom(searchNow()), page: 1, ...part }), {
        replace: "q" in part,
      }),
    showAll: () => setSearch({}),
  };
}
