import { Loading, Skeleton } from "@lagom/shared/ui/states";
import styles from "./text-skeleton.module.css";

/** Skeleton of a text that is loading. */
export function TextSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Loading>
        <Skeleton height="2.4rem" width="70%" />
        <Skeleton lines={4} />
        <Skeleton lines={5} />
        <Skeleton lines={4} />
      </Loading>
    </div>
  );
}
