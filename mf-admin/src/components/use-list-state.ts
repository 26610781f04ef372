import { useSearchParams } from "@lagom/shared/router";
import { searchNow } from "@lagom/shared/ui/search-now";
import { pageNumberIn, withChoice, withPage } from "./list-state.ts";

/** Page, search and filters of a list, stored in the URL. */
export interface ListState {
  page: number;
  toPage: (page: number) => void;
  /** A filter by its name in the URL; empty if it is not set. */
  choice: (name: string) => string;
  choose: (name: string, value: string) => void;
  /** Clears all filters. */
  clear: () => void;
  /** Whether any filter is set. */
  narrowed: boolean;
}

export function useListState(): ListState {
  const [search, setSearch] = useSearchParams();
  return {
    page: pageNumberIn(search),
    toPage: (page) => {
      setSearch(withPage(searchNow(), page));
      scrollTo({ top: 0 });
    },
    choice: (name) => search.get(name) ?? "",
    choose: (name, value) => setSearch(withChoice(searchNow(), name, value), { replace: true }),
    clear: () => setSearch({}, { replace: true }),
    narrowed: [...search.keys()].some((name) => !["page", "sort", "view"].includes(name)),
  };
}
