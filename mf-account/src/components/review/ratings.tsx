import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { REVIEW_RATINGS, type ReviewRating } from "@lagom/shared/text/review";
import { useMemo } from "react";
import { strings } from "../../strings.ts";
import { interval } from "../../text/interval.ts";
import { schedulesAfter } from "../../text/schedule.ts";
import styles from "./review-card.module.css";

interface RatingsProps {
  card: ReviewCard;
  practice: boolean;
  parameters: readonly number[] | null;
  onAnswer: (rating: ReviewRating) => void;
}

/** The answers to a card, with the interval each leads to. */
export function Ratings({ card, practice, parameters, onAnswer }: RatingsProps) {
  const after = useMemo(() => {
    const now = new Date();
    return { now, schedules: schedulesAfter(card.schedule, now, parameters) };
  }, [card, parameters]);
  return (
    <fieldset className={styles.ratings} aria-label={strings.review.howWell}>
      {REVIEW_RATINGS.map((rating, index) => {
        const due = new Date(after.schedules[rating].due);
        const comes = practice ? "" : strings.review.comesBackIn({ interval: interval(after.now, due) });
        return (
          <button
            key={rating}
            type="button"
            className={styles.rating}
            data-rating={rating}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onAnswer(rating)}
          >
            <span className={styles.name}>{strings.review.ratings[rating]}</span>
            {comes && <span className={styles.interval}>{comes}</span>}
            <span className={styles.key} aria-hidden="true">
              {index + 1}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
