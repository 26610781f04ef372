import styles from "./late.module.css";
import { ran } from "./marks.ts";

/** What a page loads only when it is asked for; it carries its release itself, so that a mix would show. */
export function Late() {
  return <p className={styles.late}>Late part of release-marker</p>;
}

ran("late of release-marker");
