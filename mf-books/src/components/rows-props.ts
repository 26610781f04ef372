import type { ReactNode } from "react";

export interface Sorted {
  id: number;
  name: string;
}

export interface RowsProps<T extends Sorted> {
  items: readonly T[];
  /** Total number of rows, including those not loaded; undefined if unknown. */
  total: number | undefined;
  onMove: (from: number, to: number) => void;
  row: (item: T, index: number) => ReactNode;
}
