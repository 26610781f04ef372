import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { useSession } from "@lagom/shared/session/store";
import type { ReviewRating } from "@lagom/shared/text/review";
import { announce } from "@lagom/shared/ui/live";
import { showToast } from "@lagom/shared/ui/toast";
import { recordAnswer } from "@lagom/shared/write-queue/answer-review";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { useState } from "react";
import { useChangeTranslation } from "../../queries/change-words.ts";
import type { Reviews } from "../../queries/reviews.ts";
import { storeOfflineCard } from "../../stores/offline-reviews.ts";
import { strings } from "../../strings.ts";
import {
  begin,
  goOn,
  type LeftOut,
  leaveOut,
  reveal,
  takeBack,
  translate,
} from "../../text/review-session.ts";
import { schedulesAfter } from "../../text/schedule.ts";

type Dealt = Pick<Reviews, "cards" | "parameters">;

/**
 * A review under way. Answers are sent as they are given, and a practice sends none: it changes no schedule.
 * @param dealt the cards to begin with, and the parameters that their intervals follow
 */
export function useReview({ cards: dealt, parameters }: Dealt, practice: boolean) {
  const [session, setSession] = useState(() => begin(dealt));
  const userId = useSession(({ user }) => user?.id ?? "");
  const [card] = session.cards;
  const changeTranslation = useChangeTranslation();

  const failed = () => showToast({ text: strings.review.answerFailed });
  const record = (answer: Parameters<typeof recordAnswer>[0]) =>
    void recordAnswer(answer).then(({ taken }) => taken || failed());

  return {
    session,
    card,
    parameters,
    reveal: () => setSession(reveal),
    answer: (rating: ReviewRating) => {
      if (!card || !session.revealed) return;
      const now = new Date();
      const answerId = newIdempotencyKey();
      const schedule = schedulesAfter(card.schedule, now, parameters)[rating];
      // A practice changes no schedule: what was remembered is done with.
      const after = { ...card, schedule: practice && rating !== "again" ? null : schedule };
      setSession(goOn(session, { after, answerId, rating }, now));
      announce(strings.review.answered({ rating: strings.review.ratings[rating] }));
      if (practice) return;
      storeOfflineCard(userId, after);
      record({ wordId: card.word.id, answerId, rating, at: now.toISOString() });
    },
    undo: () => {
      const last = session.given.at(-1);
      if (!last) return;
      setSession(takeBack(session));
      announce(strings.review.undone);
      if (practice) return;
      storeOfflineCard(userId, last.card);
      const { card: before, answerId } = last;
      record({ wordId: before.word.id, answerId, rating: null, at: new Date().toISOString() });
    },
    /** Takes the word out of the review by a status of the reader's own, with undo. */
    leave: (as: LeftOut) => {
      if (!card) return;
      const { id, source_word, status } = card.word;
      const before = session;
      const setStatus = (to: typeof status) =>
        sendOnce(
          "PATCH /api/user-words/{id}",
          { params: { id }, body: { status: to } },
          { label: source_word },
        ).catch(failed);
      setSession(leaveOut(session, as));
      void setStatus(as);
      showToast({
        text: strings.review.nowLeft[as]({ word: source_word }),
        action: {
          label: strings.saved.undo,
          onAction: () => {
            setSession(before);
            void setStatus(status);
          },
        },
      });
    },
    /** Corrects the translation of the card's word, with undo. */
    translate: (translation: string) => {
      if (!card) return;
      setSession((now) => translate(now, translation));
      void changeTranslation(card.word, translation);
    },
  };
}
export type Review = ReturnType<typeof useReview>;
