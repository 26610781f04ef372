import { languageOf } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import type { Entry } from "@lagom/shared/write-queue/entries";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { type UnsentWord, unsentChanges } from "@lagom/shared/write-queue/unsent-words";
import { useMemo } from "react";
import type { ListState } from "../stores/use-list-state.ts";
import { withChangedWords, withoutWords } from "./word-list.ts";
import type { WordsPageData } from "./words.ts";

/** Unsent saved words that match the server's filters, newest first; shown before the first page. */
export function unsentWords(waiting: readonly Entry[], listState: ListState): UnsentWord[] {
  if (listState.page > 1 || listState.forgotten) return [];
  const lang = listState.language && languageOf(listState.language).code;
  const letters = listState.q.trim().normalize("NFC").toLowerCase();
  return unsentChanges(waiting)
    .saved.map(({ word }) => word)
    .filter(
      ({ source_word, source_lang, translated_word, status = "new" }) =>
        (!lang || source_lang === lang) &&
        (!listState.status || status === listState.status) &&
        `${wordKey(source_word, languageOf(source_lang).code)} ${translated_word.normalize("NFC").toLowerCase()}`.includes(
          letters,
        ),
    )
    .reverse();
}

/** A page of the list without the words that waiting writes will delete. */
export function withoutUnsentDeletions(page: WordsPageData, waiting: readonly Entry[]): WordsPageData {
  const { isDeleted } = unsentChanges(waiting);
  const gone = page.words.filter(({ id, source_word, source_lang }) =>
    isDeleted({ id, word: source_word, lang: source_lang }),
  );
  return withoutWords(page, new Set(gone.map(({ id }) => id)));
}

/** A page of the list as waiting writes will leave it: with words changed, deleted or restored. */
export function withUnsentChanges(page: WordsPageData, waiting: readonly Entry[]): WordsPageData {
  let shown = withoutUnsentDeletions(page, waiting);
  const deleted = new Set<number>();
  for (const { key, request } of waiting) {
    const { ids = [], ...change } = (request.body ?? {}) as { ids?: number[] };
    if (key === "PATCH /api/user-words") shown = withChangedWords(shown, new Set(ids), change);
    if (key === "PATCH /api/user-words/{id}")
      shown = withChangedWords(shown, new Set([Number(request.params?.id)]), change);
    if (key === "POST /api/user-words/delete") for (const id of ids) deleted.add(id);
    if (key === "POST /api/user-words/restore") for (const id of ids) deleted.delete(id);
  }
  return withoutWords(shown, deleted);
}

/** A page of the list with waiting writes applied: unsent words are listed separately, deleted ones are left out. */
export function useWithUnsent(page: WordsPageData | undefined, listState: ListState) {
  const waiting = useWriteQueue((state) => state.waiting);
  const shown = useMemo(() => page && withUnsentChanges(page, waiting), [page, waiting]);
  const unsent = unsentWords(waiting, listState).filter(
    ({ source_word, source_lang }) =>
      !shown?.words.some((word) => word.source_word === source_word && word.source_lang === source_lang),
  );
  return { shown, unsent };
}
