import type { ReviewCardsProps } from "@lagom/shared/remote";
import { useEffect, useId, useRef } from "react";
import { type Reviews, useReviewsBelow } from "../../queries/reviews.ts";
import { strings } from "../../strings.ts";
import { reviewed } from "../../text/review-session.ts";
import { ReviewCardView } from "./review-card.tsx";
import styles from "./review-cards.module.css";
import { ReviewedWords } from "./reviewed-words.tsx";
import { useReview } from "./use-review.ts";

/** A few cards of the review, to answer where one has just read; nothing if none is to be reviewed. */
export function ReviewCards({ language, first }: ReviewCardsProps) {
  const title = useId();
  const { data } = useReviewsBelow(language, first);
  if (!data || data.cards.length === 0) return null;
  return (
    <section className={styles.cards} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {strings.review.below}
      </h2>
      <Round dealt={data} />
    </section>
  );
}

function Round({ dealt }: { dealt: Reviews }) {
  const review = useReview(dealt, false);
  if (review.card) return <ReviewCardView review={review} practice={false} below />;
  return <Answered words={reviewed(review.session)} />;
}

/** What was answered. The card that had the focus is gone, so it comes here. */
function Answered({ words }: { words: ReturnType<typeof reviewed> }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={end} tabIndex={-1}>
      <ReviewedWords words={words} practice={false} />
    </div>
  );
}
