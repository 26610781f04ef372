import type { Entry } from "@lagom/shared/outbox/entries";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Mark } from "./marks.ts";

/** The id of a record that stands for a word whose own is not known; it is never sent to the server. */
export const PLACEHOLDER_ID = -1;

/** What of a saved word's body a mark shows. */
interface UnsentWord {
  source_word: string;
  source_lang: string;
  lemma?: string;
  status?: Mark["status"];
}

/** Whether an entry that waits saves this word of this language. */
export const isUnsentWord = ({ key, request }: Entry, word: string, lang: LanguageCode): boolean => {
  if (key !== "POST /api/user-words") return false;
  const { source_word, source_lang } = request.body as UnsentWord;
  return source_word === word && source_lang === lang;
};

/**
 * The marks as they will be once all that waits is sent: with the words saved meanwhile, without those deleted.
 * @returns the same array when nothing of them waits
 */
export function marksWithUnsent(
  marks: readonly Mark[],
  waiting: readonly Entry[],
  lang: LanguageCode,
): readonly Mark[] {
  const deleted = new Set(
    waiting
      .filter(({ key }) => key === "DELETE /api/user-words/{id}")
      .map(({ request }) => Number(request.params?.id)),
  );
  const saved = waiting
    .filter(({ key }) => key === "POST /api/user-words")
    .map(({ request }) => request.body as UnsentWord)
    .filter(({ source_lang }) => source_lang === lang);
  if (deleted.size === 0 && saved.length === 0) return marks;
  const kept = marks.filter(({ id }) => !deleted.has(id));
  const missing = saved.filter(({ source_word }) => !kept.some(({ word }) => word === source_word));
  return [
    ...kept,
    ...missing.map(({ source_word, lemma, status }) => ({
      id: PLACEHOLDER_ID,
      word: source_word,
      lemma: lemma ?? null,
      status: status ?? "new",
    })),
  ];
}
