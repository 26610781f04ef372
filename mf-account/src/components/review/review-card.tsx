import { AreaPart } from "@lagom/shared/area-part";
import { Button } from "@lagom/shared/ui/button";
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { strings } from "../../strings.ts";
import { CardFace } from "./card-face.tsx";
import { HardWord } from "./hard-word.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { Ratings } from "./ratings.tsx";
import styles from "./review-card.module.css";
import { TypedAnswer } from "./typed-answer.tsx";
import { useAsking } from "./use-asking.ts";
import type { Review } from "./use-review.ts";
import { useReviewKeys } from "./use-review-keys.ts";

interface ReviewCardViewProps {
  review: Review;
  practice: boolean;
  /** Whether it stands below something else: it then takes keys and the focus only once it was used. */
  below?: boolean;
}

/** The current card, asked as the reader chose, with its answers. */
export function ReviewCardView({ review, practice, below = false }: ReviewCardViewProps) {
  const { card, session } = review;
  const section = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef(below ? card : undefined);
  const { chosen, choose, kind, hasVoice, tellVoice, typed, missed, check } = useAsking(card);
  useReviewKeys(review, {
    within: below ? section : undefined,
    usual: missed ? "again" : "good",
    listen: () => section.current?.querySelector<HTMLElement>("[data-listen] button")?.click(),
  });
  // Focus the new card, so that it is read out and keys do not press the previous card's button.
  useEffect(() => {
    const to = frame.current?.querySelector("input") ?? frame.current;
    if (card && card !== focused.current) to?.focus({ preventScroll: true });
    focused.current = card;
  }, [card]);
  // The answer is taller than the question: what to press next may lie below the screen. What had the focus, the field or the
  // button, is gone.
  useEffect(() => {
    if (session.revealed) section.current?.querySelector("fieldset")?.scrollIntoView({ block: "nearest" });
    if (session.revealed && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  }, [session.revealed]);
  if (!card) return null;
  const { source_lang: lang, source_word, context } = card.word;
  const listen = hasVoice && (
    <div key={card.word.id} data-listen="">
      <AreaPart
        area="reader"
        part="listen"
        props={{
          text: context?.sentence ?? source_word,
          lang,
          atOnce: kind === "listening" && !session.revealed,
        }}
        loading={null}
      />
    </div>
  );
  const onCheck = (written: string) => {
    check(written);
    review.reveal();
  };
  return (
    <section
      ref={section}
      className={styles.review}
      aria-label={strings.review.cardLabel}
      data-below={below || undefined}
    >
      <div className={styles.top}>
        <p className={styles.left}>{strings.review.left({ count: session.cards.length })}</p>
        {!below && <KindChoice kind={chosen} onChange={choose} hasVoice={hasVoice} />}
        <AreaPart
          key={lang}
          area="reader"
          part="listen"
          props={{ text: null, lang, onVoice: tellVoice }}
          loading={null}
        />
      </div>
      <article ref={frame} className={styles.card} aria-label={strings.review.wordLabel} tabIndex={-1}>
        <CardFace
          card={card}
          kind={kind}
          revealed={session.revealed}
          listen={listen}
          hard={<HardWord word={card.word} review={review} />}
          typed={typed}
          field={kind === "typing" && <TypedAnswer key={card.word.id} word={card.word} onCheck={onCheck} />}
        />
      </article>
      {session.revealed ? (
        <Ratings card={card} practice={practice} parameters={review.parameters} onAnswer={review.answer} />
      ) : (
        kind !== "typing" && (
          <div className={styles.show}>
            <Button kind="primary" size="large" onClick={review.reveal} aria-keyshortcuts="Space">
              {strings.review.reveal}
            </Button>
          </div>
        )
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
          {strings.review.undo}
        </Button>
        <Button size="small" kind="quiet" onClick={() => review.leave("known")} aria-keyshortcuts="k">
          {strings.review.know}
        </Button>
      </div>
      <p className={styles.keys}>{kind === "typing" ? strings.review.typingKeys : strings.review.keys}</p>
    </section>
  );
}
