import { useSearchParams } from "@lagom/shared/router";
import { useEffect, useRef, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

const STILL_MS = 200;

/**
 * What is searched for: `text` as it is typed, `q` once the hand rests. `q` stands in the address, so that Back from a
 * book leads to the same shelf; when the address changes by itself, as by a link, the text follows it.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const academic = search.has("academic");
  const [text, setText] = useState(q);
  const settled = useDebounced(text.trim(), STILL_MS);
  const searched = useRef(q);
  const goTo = (to: { q: string; academic: boolean }) =>
    setSearch({ ...(to.q ? { q: to.q } : {}), ...(to.academic ? { academic: "1" } : {}) }, { replace: true });

  useEffect(() => {
    if (settled === searched.current) return;
    searched.current = settled;
    goTo({ q: settled, academic });
  }, [settled]);
  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setText(q);
  }, [q]);

  return { text, setText, q, academic, setAcademic: (on: boolean) => goTo({ q, academic: on }) };
}
