import { REVIEW_RATINGS } from "@lagom/shared/text/review";
import { Button } from "@lagom/shared/ui/button";
import { Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { strings } from "../../strings.ts";
import { interval } from "../../text/interval.ts";
import { schedulesAfter } from "../../text/schedule.ts";
import { CardFace } from "./card-face.tsx";
import styles from "./review-card.module.css";
import type { Review } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";

const names = strings.review;

interface ReviewCardViewProps {
  review: Review;
  practice: boolean;
  /** Whether it stands below something else: it then takes keys and the focus only once it was used. */
  below?: boolean;
}

/** The current card, with its answers and the interval each leads to. */
export function ReviewCardView({ review, practice, below = false }: ReviewCardViewProps) {
  const { card, session } = review;
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef(below ? card : undefined);
  useReviewKeys(review, below ? section : undefined);
  const after = useMemo(() => {
    const now = new Date();
    const schedules = card && schedulesAfter(card.schedule, now);
    return schedules && { now, schedules };
  }, [card]);
  // Focus the new card, so that it is read out and keys do not press the previous card's button.
  useEffect(() => {
    if (card && card !== focused.current) frame.current?.focus({ preventScroll: true });
    focused.current = card;
  }, [card]);
  if (!card || !after) return null;
  return (
    <section
      ref={section}
      className={styles.review}
      aria-label={names.cardLabel}
      data-below={below || undefined}
    >
      <p className={styles.left}>{names.left(session.cards.length)}</p>
      <article ref={frame} className={styles.card} aria-label={names.wordLabel} tabIndex={-1}>
        <CardFace word={card.word} revealed={session.revealed} />
      </article>
      {session.revealed ? (
        <fieldset className={styles.ratings} aria-label={names.howWell}>
          {REVIEW_RATINGS.map((rating, index) => {
            const due = new Date(after.schedules[rating].due);
            const comes = practice ? "" : names.comesBackIn(interval(after.now, due));
            return (
              <button
                key={rating}
                type="button"
                className={styles.rating}
                data-rating={rating}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => review.answer(rating)}
              >
                <span className={styles.name}>{names.ratings[rating]}</span>
                {comes && <span className={styles.interval}>{comes}</span>}
                <span className={styles.key} aria-hidden="true">
                  {index + 1}
                </span>
              </button>
            );
          })}
        </fieldset>
      ) : (
        <div className={styles.show}>
          <Button kind="primary" size="large" onClick={review.reveal} aria-keyshortcuts="Space">
            {names.reveal}
          </Button>
        </div>
      )}
      <div className={styles.side}>
        <Button
          size="small"
          kind="quiet"
          disabled={session.given.length === 0}
          onClick={review.undo}
          aria-keyshortcuts="z"
        >
          <Undo2 size={16} aria-hidden="true" />
          {names.undo}
        </Button>
        <Button size="small" kind="quiet" onClick={review.know} aria-keyshortcuts="k">
          {names.know}
        </Button>
      </div>
      <p className={styles.keys}>{names.keys}</p>
    </section>
  );
}
