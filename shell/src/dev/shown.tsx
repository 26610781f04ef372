import type { ReactNode } from "react";
import styles from "./widgets.module.css";

/** One kind of widget under its name. */
export function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.shown}>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
