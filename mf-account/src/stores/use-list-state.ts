import type { Query } from "@lagom/shared/contract/calls";
import type { WordStatus } from "@lagom/shared/contract/words";
import { useSearchParams } from "@lagom/shared/router";
import { findLanguage, type LanguageName } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";

export type WordSort = NonNullable<Query<"GET /api/user-words">["sort"]>;

/** All the statuses a word may have, as they are listed. */
export const STATUSES: readonly WordStatus[] = ["new", "learning", "known", "ignored"];
export const SORTS: readonly WordSort[] = ["newest", "oldest", "word"];

/** Where the reader is in a list: the page, and what it is cut down to. */
export interface ListState {
  /** From 1. */
  page: number;
  language: LanguageName | undefined;
  level: Level | undefined;
  status: WordStatus | undefined;
  q: string;
  sort: WordSort;
}

const oneOf = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((one) => one === value);

/** Reads the state of a list from an address; what makes no sense there is left out. */
export function listStateFrom(search: URLSearchParams): ListState {
  const page = Number(search.get("page"));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    language: findLanguage(search.get("language") ?? "")?.name,
    level: oneOf(LEVELS, search.get("level")),
    status: oneOf(STATUSES, search.get("status")),
    q: (search.get("q") ?? "").slice(0, 100),
    sort: oneOf(SORTS, search.get("sort")) ?? "newest",
  };
}

/** The address of a list's state: its first page and what cuts nothing down are not spelt. */
export function listStateInAddress({ page, sort, ...filters }: ListState): Record<string, string> {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    ...Object.fromEntries(given),
    ...(sort !== "newest" ? { sort } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Whether a list is cut down to a part of itself. */
export const isFiltered = ({ language, level, status, q }: ListState): boolean =>
  Boolean(language || level || status || q);

/** A list's state, held in the address, so that Back and a copied link lead to it. */
export function useListState() {
  const [search, setSearch] = useSearchParams();
  const listState = listStateFrom(search);
  return {
    ...listState,
    toPage: (page: number) => {
      setSearch(listStateInAddress({ ...listState, page }));
      scrollTo({ top: 0 });
    },
    /** Cuts the list down otherwise; what is typed makes no step of its own for Back. */
    filter: (part: Partial<ListState>) =>
      setSearch(listStateInAddress({ ...listState, page: 1, ...part }), { replace: "q" in part }),
    showAll: () => setSearch({}),
  };
}
