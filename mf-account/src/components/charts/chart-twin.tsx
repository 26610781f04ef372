import type { ReactNode } from "react";
import { strings } from "../../strings.ts";
import styles from "./chart-twin.module.css";

/** The same figures as a table, on demand. */
export function ChartTwin({ children }: { children: ReactNode }) {
  return (
    <details className={styles.twin}>
      <summary>{strings.statistics.asTable}</summary>
      <div className={styles.table}>{children}</div>
    </details>
  );
}
