import { useSearchParams } from "@lagom/shared/router";
import { pageNumberIn, withChoice, withPage } from "./list-state.ts";

/** Where one is in a list and what one wants of it, kept in the address. */
export interface ListState {
  page: number;
  toPage: (page: number) => void;
  /** A wish by its name in the address; empty where there is none. */
  choice: (name: string) => string;
  choose: (name: string, value: string) => void;
  /** Takes all wishes back. */
  clear: () => void;
  /** Whether anything is wished. */
  narrowed: boolean;
}

export function useListState(): ListState {
  const [search, setSearch] = useSearchParams();
  return {
    page: pageNumberIn(search),
    toPage: (page) => {
      setSearch(withPage(search, page));
      scrollTo({ top: 0 });
    },
    choice: (name) => search.get(name) ?? "",
    choose: (name, value) => setSearch((now) => withChoice(now, name, value), { replace: true }),
    clear: () => setSearch({}, { replace: true }),
    narrowed: [...search.keys()].some((name) => !["page", "sort", "view"].includes(name)),
  };
}
