import { paths } from "@lagom/shared/paths";
import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { EmptyState } from "@lagom/shared/ui/states";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Reviews } from "../../queries/reviews.ts";
import { strings } from "../../strings.ts";
import { interval } from "../../text/interval.ts";
import { reviewLabel } from "../../text/review-label.ts";
import { type ReviewSession, reviewed } from "../../text/review-session.ts";
import styles from "./review-end.module.css";
import { ReviewedWords } from "./reviewed-words.tsx";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface ReviewEndProps {
  /** As they are after the round. */
  reviews: Reviews;
  session: ReviewSession;
  practice: boolean;
  /** Asks for the reviews again. */
  refresh: () => unknown;
  /** Goes on with the cards that have fallen due. */
  onDue: () => void;
  onPractice: () => void;
  onMore: () => void;
}

/** Shown when nothing more is due: what was learnt in this round, and ways to go on. */
export function ReviewEnd({
  reviews,
  session,
  practice,
  refresh,
  onDue,
  onPractice,
  onMore,
}: ReviewEndProps) {
  const frame = useRef<HTMLElement>(null);
  const words = reviewed(session);
  const due = practice ? 0 : reviews.cards.length;
  const end = due > 0 ? "due" : endOf(reviews, words.length);
  useRefreshWhenDue(reviews.next_due, refresh);
  // The card that had the focus is gone, and with it the place to which its reader had scrolled.
  const focusEnd = useEffectEvent(() => {
    if (words.length === 0) return;
    frame.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  useEffect(() => focusEnd(), []);
  const text = [
    session.given.length > 0 ? strings.review.answeredSoFar({ count: session.given.length }) : "",
    end === "due" ? strings.review.moreDue({ count: due }) : strings.review.ends[end].text,
    reviews.next_due && due === 0 ? nextDue(reviews.next_due) : "",
  ];
  return (
    <section ref={frame} tabIndex={-1} className={styles.end} aria-label={strings.review.cardLabel}>
      <EmptyState
        title={strings.review.ends[end].title}
        text={text.filter(Boolean).join(" ")}
        action={
          <div className={styles.ways}>
            {end === "due" && (
              <Button kind="primary" onClick={onDue}>
                {reviewLabel(due)}
              </Button>
            )}
            {end === "limit" && (
              <Button kind="primary" onClick={onMore}>
                {strings.review.more}
              </Button>
            )}
            {end === "none" ? (
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
      {words.length > 0 && <ReviewedWords words={words} practice={practice} />}
    </section>
  );
}

/** Why there is no card: the daily limit is reached, nothing is due, or there are no words to review. */
function endOf({ left_today, waiting, next_due }: Reviews, done: number): keyof typeof strings.review.ends {
  if (left_today === 0 && waiting > 0) return "limit";
  return next_due === null && waiting === 0 && done === 0 ? "none" : "done";
}

function nextDue(iso: string): string {
  const [now, due] = [new Date(), new Date(iso)];
  return due.getTime() - now.getTime() < DAY_MS
    ? strings.review.nextDueIn({ interval: interval(now, due) })
    : strings.review.nextDue({ moment: formatMoment(iso) });
}

/** Asks again when the next word falls due, if that is within the hour. */
function useRefreshWhenDue(next: string | null, refresh: () => unknown): void {
  const onDue = useEffectEvent(() => void refresh());
  useEffect(() => {
    const wait = next === null ? HOUR_MS : Math.max(1000, Date.parse(next) - Date.now());
    if (wait >= HOUR_MS) return;
    const timer = setTimeout(() => onDue(), wait);
    return () => clearTimeout(timer);
  }, [next]);
}
