import { useSearchParams } from "@lagom/shared/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { restBeforeSearch } from "./typing-pace.ts";

/**
 * What is searched for: `text` as it is typed, `q` once the hand rests. `q` stands in the address, so that Back from a
 * book leads to the same shelf; when the address changes by itself, as by a link, the text follows it.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const q = search.get("q") ?? "";
  const academic = search.has("academic");
  const [text, setText] = useState(q);
  const searched = useRef(q);
  const lastTyped = useRef<number>(undefined);
  const goTo = (to: { q: string; academic: boolean }) =>
    setSearch({ ...(to.q ? { q: to.q } : {}), ...(to.academic ? { academic: "1" } : {}) }, { replace: true });

  const searchFor = useEffectEvent((wanted: string) => {
    searched.current = wanted;
    goTo({ q: wanted, academic });
  });
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === searched.current) return;
    const now = performance.now();
    const gap = lastTyped.current === undefined ? undefined : now - lastTyped.current;
    lastTyped.current = now;
    const timer = setTimeout(() => searchFor(wanted), restBeforeSearch(gap));
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setText(q);
  }, [q]);

  return { text, setText, q, academic, setAcademic: (on: boolean) => goTo({ q, academic: on }) };
}
