import styles from "./late.module.css";
import { ran } from "./marks.ts";

/** The part of a page that is loaded on demand; it contains its release, so that a mix would show. */
export function Late() {
  return <p className={styles.late}>Late part of release-marker</p>;
}

ran("late of release-marker");
