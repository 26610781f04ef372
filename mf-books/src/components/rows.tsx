import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./rows.module.css";
import type { RowsProps, Sorted } from "./rows-props.ts";

type Sortable = ComponentType<RowsProps<Sorted>>;
let loaded: Sortable | undefined;

/** Rows whose order can be changed. They stand at once; dragging comes when its code has, and nobody is busy with a row. */
export function Rows<T extends Sorted>(props: RowsProps<T>) {
  const rows = useRef<HTMLOListElement>(null);
  const Sortable = useSortable(rows);
  const given = props as unknown as RowsProps<Sorted>;
  return Sortable ? <Sortable {...given} /> : <StillRows {...given} rows={rows} />;
}

/** Sortable rows are others in the place of the still ones: a menu that is open would close, and what has the focus lose it. */
function useSortable(rows: RefObject<HTMLElement | null>): Sortable | undefined {
  const [sortable, setSortable] = useState(() => loaded);
  useEffect(() => {
    if (sortable) return;
    const { signal, abort } = controller();
    const take = () => {
      if (signal.aborted || isBusy(rows.current)) return;
      abort();
      // At once, or a press may fall on a still row meanwhile that is gone when it is let go.
      flushSync(() => setSortable(() => loaded));
    };
    import("./sortable-rows.tsx").then(
      ({ SortableRows }) => {
        loaded = SortableRows;
        take();
        // Only when the focus has come to where it goes.
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

/** Whether a row has the focus, as one whose menu is open has, or a dialog is open that may be a row's. */
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
