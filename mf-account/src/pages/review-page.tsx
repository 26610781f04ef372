import { paths } from "@lagom/shared/paths";
import { useQueryClient } from "@lagom/shared/query";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { useEffect, useEffectEvent, useState } from "react";
import { LanguageFilter } from "../components/list-filters.tsx";
import { ReviewCardView } from "../components/review/review-card.tsx";
import { ReviewEnd } from "../components/review/review-end.tsx";
import { CardSkeleton } from "../components/review/review-skeleton.tsx";
import { useReview } from "../components/review/use-review.ts";
import { REVIEWS_KEY, type Reviews, useReviews } from "../queries/reviews.ts";
import { useListState } from "../stores/use-list-state.ts";
import { strings } from "../strings.ts";

type Mode = "due" | "more" | "practice";

/** Reviews due words; if nothing is due, offers practice. */
export function ReviewPage() {
  const [mode, setMode] = useState<Mode>("due");
  const [round, setRound] = useState(0);
  const listState = useListState();
  const query = useReviews({
    language: listState.language,
    practice: mode === "practice",
    more: mode === "more",
  });
  const start = (next: Mode) => {
    setMode(next);
    setRound(round + 1);
  };
  return (
    <Page
      title={mode === "practice" ? strings.review.practiceTitle : strings.review.title}
      lead={mode === "practice" ? strings.review.practiceLead : strings.review.lead}
      actions={
        <>
          <LanguageFilter listState={listState} />
          <LinkButton to={paths.words}>{strings.review.back}</LinkButton>
        </>
      }
    >
      <Loaded query={query} message={strings.review.failed} loading={<CardSkeleton />}>
        {(reviews) => (
          <Session
            key={`${mode} ${listState.language} ${round}`}
            reviews={reviews}
            practice={mode === "practice"}
            refresh={() => query.refetch()}
            onDue={() => start(mode)}
            onStart={start}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface SessionProps {
  reviews: Reviews;
  practice: boolean;
  refresh: () => Promise<unknown>;
  onDue: () => void;
  onStart: (mode: Mode) => void;
}

/** One round: the cards that were due when it began. */
function Session({ reviews, practice, refresh, onDue, onStart }: SessionProps) {
  const review = useReview(reviews, practice);
  const client = useQueryClient();
  const ended = review.card === undefined;
  const [settled, setSettled] = useState(reviews.cards.length === 0);
  // The end of a round changes how many cards are left and when the next one is due.
  const refreshAfterRound = useEffectEvent(() => {
    if (reviews.cards.length > 0) void refresh().then(() => setSettled(true));
  });
  useEffect(() => {
    if (ended) refreshAfterRound();
  }, [ended]);
  useEffect(() => () => void client.invalidateQueries({ queryKey: REVIEWS_KEY }), [client]);
  if (!ended) return <ReviewCardView review={review} practice={practice} />;
  return (
    <ReviewEnd
      reviews={settled ? reviews : { ...reviews, cards: [] }}
      session={review.session}
      practice={practice}
      refresh={refresh}
      onDue={onDue}
      onPractice={() => onStart("practice")}
      onMore={() => onStart("more")}
    />
  );
}
