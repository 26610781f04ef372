import { Skeleton } from "@lagom/shared/ui/states";
import styles from "./page-loading.module.css";

/** Skeleton of a page whose code is still loading: a heading and some lines. */
export function PageLoading() {
  return (
    <div className={styles.page}>
      <Skeleton height="3rem" width="14rem" />
      <Skeleton lines={6} height="1.25rem" />
    </div>
  );
}
