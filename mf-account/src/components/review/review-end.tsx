import { paths } from "@lagom/shared/paths";
import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { EmptyState } from "@lagom/shared/ui/states";
import type { Reviews } from "../../queries/reviews.ts";
import { strings } from "../../strings.ts";
import styles from "./review-end.module.css";

interface ReviewEndProps {
  reviews: Reviews;
  /** Cards answered in this session. */
  answered: number;
  onPractice: () => void;
  onMore: () => void;
}

/** Shown when nothing more is due: a summary, and ways to go on. */
export function ReviewEnd({ reviews, answered, onPractice, onMore }: ReviewEndProps) {
  const { title, text } = strings.review.ends[endOf(reviews)];
  const next = reviews.next_due && strings.review.nextDue(formatMoment(reviews.next_due));
  const limited = endOf(reviews) === "limit";
  const none = reviews.next_due === null && reviews.waiting === 0 && answered === 0;
  return (
    <EmptyState
      title={title}
      text={[answered > 0 ? strings.review.answeredSoFar(answered) : "", text, next]
        .filter(Boolean)
        .join(" ")}
      action={
        <div className={styles.ways}>
          {limited && (
            <Button kind="primary" onClick={onMore}>
              {strings.review.more}
            </Button>
          )}
          {none ? (
            <LinkButton to={paths.newsfeed} kind="primary">
              {strings.saved.empty.action}
            </LinkButton>
          ) : (
            <>
              <Button onClick={onPractice}>{strings.review.practice}</Button>
              <LinkButton to={paths.words}>{strings.review.back}</LinkButton>
            </>
          )}
        </div>
      }
    />
  );
}

/** Why there is no card: the daily limit is reached, nothing is due, or there are no words to review. */
function endOf({ left_today, waiting, next_due }: Reviews): keyof typeof strings.review.ends {
  if (left_today === 0 && waiting > 0) return "limit";
  return next_due === null && waiting === 0 ? "none" : "done";
}
