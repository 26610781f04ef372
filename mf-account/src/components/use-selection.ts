import { useState } from "react";

/** The selected items of a list; items that leave the list are deselected. */
export function useSelection<T extends { id: number }>(listed: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = listed.filter(({ id }) => ids.has(id));
  return {
    selected,
    all: listed.length > 0 && selected.length === listed.length,
    has: ({ id }: T) => ids.has(id),
    toggle: ({ id }: T) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
      ),
    toggleAll: () => setIds(new Set(selected.length === listed.length ? [] : listed.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
export type Selection<T extends { id: number }> = ReturnType<typeof useSelection<T>>;
