import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./rows.module.css";
import type { RowsProps, Sorted } from "./rows-props.ts";

type Sortable = ComponentType<RowsProps<Sorted>>;
let loaded: Sortable | undefined;

/** Rows that can be reordered. They show at once; dragging is added once its code has loaded and nobody is using a row. */
export function Rows<T extends Sorted>(props: RowsProps<T>) {
  const rows = useRef<HTMLOListElement>(null);
  const Sortable = useSortable(rows);
  const given = props as unknown as RowsProps<Sorted>;
  return Sortable ? <Sortable {...given} /> : <StillRows {...given} rows={rows} />;
}

/** Sortable rows replace the static ones, which would close an open menu and lose the focus. */
function useSortable(rows: RefObject<HTMLElement | null>): Sortable | undefined {
  const [sortable, setSortable] = useState(() => loaded);
  useEffect(() => {
    if (sortable) return;
    const { signal, abort } = controller();
    const take = () => {
      if (signal.aborted || isBusy(rows.current)) return;
      abort();
      // Synchronously, or a press might start on a static row that is gone before it ends.
      flushSync(() => setSortable(() => loaded));
    };
    import("./sortable-rows.tsx").then(
      ({ SortableRows }) => {
        loaded = SortableRows;
        take();
        // Wait until the focus has moved on.
        for (const event of ["focusin", "focusout"])
          document.addEventListener(event, () => setTimeout(take), { signal });
      },
      (cause: unknown) =>
        setSortable(() => {
          throw cause;
        }),
    );
    return abort;
  }, [sortable, rows]);
  return sortable;
}

function controller() {
  const one = new AbortController();
  return { signal: one.signal, abort: () => one.abort() };
}

/** Whether a row has the focus (or an open menu), or a dialog is open that may belong to a row. */
const isBusy = (rows: HTMLElement | null): boolean =>
  rows?.contains(document.activeElement) === true || document.querySelector("dialog[open]") !== null;

function StillRows({ items, row, rows }: RowsProps<Sorted> & { rows: RefObject<HTMLOListElement | null> }) {
  return (
    <ol ref={rows} className={styles.rows}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.handle} />
          {row(item, index)}
        </li>
      ))}
    </ol>
  );
}
