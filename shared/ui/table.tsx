import type { ReactNode } from "react";
import { VisuallyHidden } from "./hidden.tsx";
import { strings } from "./list-strings.ts";
import styles from "./table.module.css";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "end" | undefined;
  /** Speaks for itself: on phones its header is not repeated in each card. */
  bare?: boolean | undefined;
  /** May hold a text without any place to break, as an address: it breaks anywhere rather than widen the table. */
  long?: boolean | undefined;
}

interface TableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Rows that call for attention. */
  isAlarming?: ((row: Row) => boolean) | undefined;
}

/** A table; on phones each row becomes a card with its headers beside the values. */
export function Table<Row>({ caption, columns, rows, rowKey, isAlarming }: TableProps<Row>) {
  return (
    // The roles keep the table a table where the cards' CSS would take its meaning away.
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table role="table" className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                {column.header || <VisuallyHidden>{strings.actions}</VisuallyHidden>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" data-alarming={isAlarming?.(row) || undefined}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-header={column.bare ? "" : column.header}
                  data-align={column.align}
                >
                  {column.long ? <div className={styles.long}>{column.cell(row)}</div> : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  );
}
