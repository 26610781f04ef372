import { locale } from "@lagom/shared/i18n/language";
import type { LanguageName } from "@lagom/shared/text/languages";
import { REVIEW_RATINGS, type ReviewRating } from "@lagom/shared/text/review";
import { Button } from "@lagom/shared/ui/button";
import { announce } from "@lagom/shared/ui/live";
import { showToast } from "@lagom/shared/ui/toast";
import { useLayoutEffect, useRef, useState } from "react";
import { type Given, useAnswerDue } from "../../queries/answer-due.ts";
import { strings } from "../../strings.ts";
import type { Mark } from "../../text/marks.ts";
import styles from "./due-review.module.css";

/** The last answer. */
interface Last extends Given {
  /** When the word comes again; null while the server has not said it. */
  due: string | null;
  /** Whether it does not count: it was taken back, or refused. */
  void: boolean;
}

/** Lets the reader answer the review of a word that is due where it was met. Nothing for other words. */
export function DueReview({ mark, language }: { mark: Mark | undefined; language: LanguageName }) {
  const names = strings.due;
  const { begin, answer, takeBack } = useAnswerDue(language);
  const [last, setLast] = useState<Last>();
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const here = last && last.wordId === mark?.id ? last : undefined;
  const given = here?.void ? undefined : here;
  const isGiven = given !== undefined;
  // The pressed button is gone; the focus goes to what took its place.
  useLayoutEffect(() => {
    const next = isGiven ? "[data-does=take-back]" : "[data-does=answer]";
    if (pressed.current) box.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    pressed.current = false;
  }, [isGiven]);
  if (!mark || (!mark.due && !here)) return null;
  const give = async (rating: ReviewRating) => {
    const next = begin(mark.id, rating);
    pressed.current = true;
    setLast({ ...next, due: null, void: false });
    announce(names.answered({ rating: names.ratings[rating] }));
    const { taken, due } = await answer(next);
    setLast((shown) =>
      shown?.answerId === next.answerId ? { ...shown, due, void: shown.void || !taken } : shown,
    );
    if (!taken) showToast({ text: names.failed });
  };
  const undo = async (undone: Last) => {
    pressed.current = true;
    setLast({ ...undone, void: true });
    announce(names.undone);
    const { taken } = await takeBack(undone);
    if (!taken) showToast({ text: names.failed });
  };
  return (
    <div ref={box} className={styles.due}>
      {given ? (
        <>
          <p>
            {names.answered({ rating: names.ratings[given.rating] })}
            {given.due && ` ${comesAgain(given.due)}`}
          </p>
          <Button data-does="take-back" size="small" kind="quiet" onClick={() => undo(given)}>
            {strings.lookup.undo}
          </Button>
        </>
      ) : (
        <fieldset className={styles.ratings}>
          <legend>{names.ask}</legend>
          {REVIEW_RATINGS.map((rating) => (
            <button
              key={rating}
              type="button"
              className={styles.rating}
              data-does="answer"
              data-rating={rating}
              onClick={() => give(rating)}
            >
              {names.ratings[rating]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function comesAgain(due: string): string {
  const moment = new Date(due).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
  return strings.due.comesAgain({ moment });
}
