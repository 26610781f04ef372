import type { ReactNode } from "react";
import styles from "./pair.module.css";

/** Two lines of a table's cell, the second softer. */
export function Pair({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.pair}>
      <span>{children}</span>
      {below && <span className={styles.below}>{below}</span>}
    </span>
  );
}
