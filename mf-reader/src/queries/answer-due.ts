import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { ReviewRating } from "@lagom/shared/text/review";
import { recordAnswer } from "@lagom/shared/write-queue/answer-review";
import type { Mark } from "../text/marks.ts";
import { areMarksAtHand, marksKey } from "./marks.ts";

/** An answer that was given to a due word of a text. */
export interface Given {
  wordId: number;
  answerId: string;
  rating: ReviewRating;
}

/** Answers the review of a due word, or takes the answer back; its mark follows at once, and returns if that is refused. */
export function useAnswerDue(language: LanguageName) {
  const client = useQueryClient();
  const key = marksKey(language);
  const setDue = (wordId: number, due: boolean) =>
    client.setQueryData<Mark[]>(key, (marks) =>
      marks?.map((mark) => (mark.id === wordId ? { ...mark, due } : mark)),
    );
  const record = async ({ wordId, answerId }: Given, rating: ReviewRating | null) => {
    const unchanged = areMarksAtHand(client, language) ? (["marks"] as const) : [];
    await client.cancelQueries({ queryKey: key });
    setDue(wordId, rating === null);
    const recorded = await recordAnswer(
      { wordId, answerId, rating, at: new Date().toISOString() },
      unchanged,
    );
    if (!recorded.taken) setDue(wordId, rating !== null);
    return recorded;
  };
  return {
    begin: (wordId: number, rating: ReviewRating): Given => ({
      wordId,
      answerId: newIdempotencyKey(),
      rating,
    }),
    /** @returns whether it was taken, and when the word is due next if the server has said */
    answer: (given: Given) => record(given, given.rating),
    takeBack: (given: Given) => record(given, null),
  };
}
