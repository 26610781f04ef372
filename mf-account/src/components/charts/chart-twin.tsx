import type { ReactNode } from "react";
import { statisticsStrings } from "../../strings/statistics.ts";
import styles from "./chart-twin.module.css";

/** The same figures as a table, on demand. */
export function ChartTwin({ children }: { children: ReactNode }) {
  return (
    <details className={styles.twin}>
      <summary>{statisticsStrings.statistics.asTable}</summary>
      <div className={styles.table}>{children}</div>
    </details>
  );
}
