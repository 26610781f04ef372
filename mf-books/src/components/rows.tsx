import { lazy, type ReactNode, Suspense } from "react";
import styles from "./rows.module.css";

export interface Sorted {
  id: number;
  name: string;
}

export interface RowsProps<T extends Sorted> {
  items: readonly T[];
  /** How many there are, also of those that are not loaded; undefined where nobody knows. */
  total: number | undefined;
  onMove: (from: number, to: number) => void;
  row: (item: T, index: number) => ReactNode;
}

const Sortable = lazy(() =>
  import("./sortable-rows.tsx").then(({ SortableRows }) => ({ default: SortableRows })),
);

/** Rows whose order can be changed. They stand at once; dragging comes when its code has. */
export function Rows<T extends Sorted>(props: RowsProps<T>) {
  return (
    <Suspense fallback={<StillRows {...props} />}>
      <Sortable {...(props as unknown as RowsProps<Sorted>)} />
    </Suspense>
  );
}

function StillRows<T extends Sorted>({ items, row }: RowsProps<T>) {
  return (
    <ol className={styles.rows}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.row}>
          <span className={styles.handle} />
          {row(item, index)}
        </li>
      ))}
    </ol>
  );
}
