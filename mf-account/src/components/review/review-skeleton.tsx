import { Page } from "@lagom/shared/ui/page";
import { Skeleton } from "@lagom/shared/ui/states";
import { strings } from "../../strings.ts";
import styles from "./review-card.module.css";

/** The review while it loads. */
export function ReviewSkeleton() {
  return (
    <Page title={strings.review.title}>
      <CardSkeleton />
    </Page>
  );
}

/** Skeleton of a card. */
export function CardSkeleton() {
  return (
    <div className={styles.review}>
      <Skeleton height="var(--card)" />
      <Skeleton lines={1} height="3.5rem" />
    </div>
  );
}
