import { useSearchParams } from "@lagom/shared/router";
import { searchNow } from "@lagom/shared/ui/search-now";
import { useSearchText } from "@lagom/shared/ui/use-search-text";

/**
 * What is searched for: `text` as it is typed, `q` once typing rests. `q` is in the URL, so that Back from a book
 * leads to the same shelf.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const academic = search.has("academic");
  const goTo = (to: { q: string; academic: boolean }) =>
    setSearch({ ...(to.q ? { q: to.q } : {}), ...(to.academic ? { academic: "1" } : {}) }, { replace: true });
  const [text, setText] = useSearchText(q, (wanted) =>
    goTo({ q: wanted, academic: searchNow().has("academic") }),
  );
  return {
    text,
    setText,
    q,
    academic,
    setAcademic: (on: boolean) => goTo({ q: searchNow().get("q") ?? "", academic: on }),
  };
}
