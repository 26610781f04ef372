import { useSearchParams } from "@lagom/shared/router";

/** The page that an address names, from 1; what makes no sense there is the first. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Where one is in a list, kept in the address. */
export function usePageNumber(): readonly [page: number, toPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const toPage = (page: number) => {
    setSearch(page > 1 ? { page: String(page) } : {});
    scrollTo({ top: 0 });
  };
  return [pageNumberIn(search), toPage];
}
