import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Entry } from "@lagom/shared/write-queue/entries";
import { unsentChanges } from "@lagom/shared/write-queue/unsent-words";
import type { Mark } from "./marks.ts";

/** The id of a placeholder for a word whose id is not known; it is never sent to the server. */
export const PLACEHOLDER_ID = -1;

/**
 * The marks as they will be once all unsent changes are sent: with saved words, without deleted ones, those answered not due.
 * @returns the same array if no change of words is waiting
 */
export function marksWithUnsent(
  marks: readonly Mark[],
  waiting: readonly Entry[],
  lang: LanguageCode,
): readonly Mark[] {
  const { saved, isDeleted } = unsentChanges(waiting);
  const answered = answeredWords(waiting);
  const kept = marks
    .filter(({ id, word }) => !isDeleted({ id, word, lang }))
    .map((mark) => (mark.due && answered.has(mark.id) ? { ...mark, due: false } : mark));
  const missing = saved.filter(
    ({ word }) => word.source_lang === lang && !kept.some((mark) => mark.word === word.source_word),
  );
  if (kept.length === marks.length && missing.length === 0 && answered.size === 0) return marks;
  return [
    ...kept,
    ...missing.map(({ word: { source_word, lemma, status } }) => ({
      id: PLACEHOLDER_ID,
      word: source_word,
      lemma: lemma ?? null,
      status: status ?? "new",
    })),
  ];
}

/** Ids of words of which the answer to a review waits. */
const answeredWords = (waiting: readonly Entry[]): ReadonlySet<number> =>
  new Set(
    waiting
      .filter(({ key }) => key === "PUT /api/user-words/{id}/reviews/{answer_id}")
      .map(({ request }) => Number(request.params?.id)),
  );
