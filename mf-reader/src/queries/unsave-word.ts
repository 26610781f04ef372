import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import type { Tag } from "@lagom/shared/contract/tags";
import { type QueryClient, useMutation, useQueryClient } from "@lagom/shared/query";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { drop, ownEntries } from "@lagom/shared/write-queue/entries";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { refreshWriteQueue } from "@lagom/shared/write-queue/state";
import { savesWord } from "@lagom/shared/write-queue/unsent-words";
import { strings } from "../strings.ts";
import type { Mark } from "../text/marks.ts";
import { PLACEHOLDER_ID } from "../text/unsent-marks.ts";
import { checkAsUnsaved } from "./check-word.ts";
import { areMarksAtHand, marksKey } from "./marks.ts";

/**
 * Deletes a saved word. A save that was never sent is dropped. One that may have reached the server, or that another tab is
 * sending, is sent first and then deleted by its text, as is a placeholder: so it stays deleted, whatever became of the answer.
 * A word already gone counts as deleted.
 */
export async function unsaveWord(
  { id, word }: Mark,
  language: LanguageName,
  unchanged: readonly Tag[] = [],
): Promise<void> {
  const source_lang = languageOf(language).code;
  const unsent = ownEntries().findLast((entry) => savesWord(entry, word, source_lang));
  if (unsent && !unsent.tried) {
    drop(unsent.id);
    return refreshWriteQueue();
  }
  try {
    if (id !== PLACEHOLDER_ID && !unsent)
      await sendOnce("DELETE /api/user-words/{id}", { params: { id } }, { label: word, unchanged });
    else
      await sendOnce(
        "DELETE /api/user-words/{source_lang}/{word}",
        { params: { source_lang, word } },
        { label: word, unchanged, undoes: unsent?.id },
      );
  } catch (error) {
    if (!(isApiError(error) && error.status === 404)) throw error;
  }
}

/** Unsaves a word: unmarked in the text at once, and marked again with a message if the server refuses. */
export const useUnsaveWord = (language: LanguageName) =>
  useMutation(unsavingWord(useQueryClient(), language));

export function unsavingWord(client: QueryClient, language: LanguageName) {
  const key = marksKey(language);
  const unmark = ({ word }: Mark) =>
    client.setQueryData<Mark[]>(key, (marks) => marks?.filter((mark) => mark.word !== word));
  return {
    mutationFn: async (mark: Mark) => {
      // One that the marks spell differently cannot be removed from them here.
      const marks = client.getQueryData<Mark[]>(key) ?? [];
      const known = areMarksAtHand(client, language) && marks.some(({ word }) => word === mark.word);
      await client.cancelQueries({ queryKey: key });
      checkAsUnsaved(client, mark.word, languageOf(language).code);
      unmark(mark);
      return unsaveWord(mark, language, known ? ["marks"] : []);
    },
    onSuccess: (_: unknown, mark: Mark) => {
      // It may have been fetched between its saving and its deletion.
      unmark(mark);
      analytics.track("word_deleted", { source_lang: languageOf(language).code });
    },
    onError: (_: Error, mark: Mark) => {
      client.setQueryData<Mark[]>(key, (marks) => [...(marks ?? []), mark]);
      showToast({ text: strings.lookup.unsaveFailed({ word: mark.word }) });
    },
  };
}
