import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import type { Body } from "@lagom/shared/contract/calls";
import type { Tag } from "@lagom/shared/contract/tags";
import { type QueryClient, useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import type { Mark } from "../text/marks.ts";
import { PLACEHOLDER_ID } from "../text/unsent-marks.ts";
import { areMarksAtHand, marksKey } from "./marks.ts";

export type NewWord = Body<"POST /api/user-words">;

/** Saves a word. One that is saved already, or waits to be sent, counts as saved (docs/product.md#reading). */
async function saveWord(word: NewWord, unchanged: readonly Tag[]): Promise<Mark> {
  const about = { label: word.source_word, unchanged };
  try {
    const written = await sendOnce("POST /api/user-words", { body: word }, about);
    if (written.state === "waiting") return placeholder(word);
    const { id, source_word, lemma, status } = written.reply;
    return { id, word: source_word, lemma, status };
  } catch (error) {
    if (isApiError(error) && error.code === "word_already_saved") return placeholder(word);
    throw error;
  }
}

const placeholder = (word: NewWord): Mark => ({
  id: PLACEHOLDER_ID,
  word: word.source_word,
  lemma: word.lemma ?? null,
  status: word.status ?? "new",
});

/** Saves a word of a language: it is marked in the text at once, and unmarked with a message if the server refuses. */
export const useSaveWord = (language: LanguageName) => useMutation(savingWord(useQueryClient(), language));

export function savingWord(client: QueryClient, language: LanguageName) {
  const key = marksKey(language);
  const without = (marks: Mark[] | undefined, word: NewWord) =>
    (marks ?? []).filter((mark) => mark.word !== word.source_word);
  return {
    mutationFn: async (word: NewWord) => {
      // The cached marks, which may be many, are updated here and need no refetch.
      const unchanged: readonly Tag[] = areMarksAtHand(client, language) ? ["marks"] : [];
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Mark[]>(key, (marks) => [...without(marks, word), placeholder(word)]);
      return saveWord(word, unchanged);
    },
    onSuccess: (mark: Mark, word: NewWord) => {
      // Unless it was removed in the meantime.
      client.setQueryData<Mark[]>(key, (marks) =>
        marks?.map((shown) => (shown.word === word.source_word ? mark : shown)),
      );
      analytics.track("word_saved", { source_lang: word.source_lang, target_lang: word.target_lang });
    },
    onError: (_: Error, word: NewWord) => {
      client.setQueryData<Mark[]>(key, (marks) => without(marks, word));
      showToast({ text: strings.lookup.saveFailed({ word: word.source_word }) });
    },
  };
}
