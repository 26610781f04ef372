import type { ReactNode } from "react";

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
