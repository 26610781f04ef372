import { Skeleton } from "@lagom/shared/ui/states";
import styles from "./feed-card.module.css";

/** Stands in for articles that are still loading. */
export function FeedSkeleton({ cards }: { cards: number }) {
  return [...Array(cards).keys()].map((card) => (
    <div key={card} className={styles.card}>
      <div className={styles.words}>
        <Skeleton height="1rem" width="7rem" />
        <Skeleton height="1.9rem" width="80%" />
        <Skeleton lines={2} height="1.1rem" />
        <Skeleton height="0.9rem" width="12rem" />
      </div>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
    </div>
  ));
}
