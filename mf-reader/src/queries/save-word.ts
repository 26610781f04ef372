import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import type { Body } from "@lagom/shared/contract/calls";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import type { Mark } from "../text/marks.ts";
import { words } from "../words.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { marksKey } from "./marks.ts";

export type NewWord = Body<"POST /api/user-words">;

/** The id of a record that stands for a word saved before; it is never sent to the server. */
export const PLACEHOLDER_ID = -1;

/** Saves a word; one that was saved already counts as saved (product.md §4). */
async function saveWord(word: NewWord): Promise<Mark> {
  try {
    const { id, source_word, lemma, status } = await callApi("POST /api/user-words", {
      body: word,
      idempotencyKey: newIdempotencyKey(),
    });
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
export function useSaveWord(language: LanguageName) {
  const client = useQueryClient();
  const key = marksKey(language);
  const without = (marks: Mark[] | undefined, word: NewWord) =>
    (marks ?? []).filter((mark) => mark.word !== word.source_word);
  return useMutation({
    mutationFn: saveWord,
    onMutate: async (word) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Mark[]>(key, (marks) => [...without(marks, word), placeholder(word)]);
    },
    onSuccess: (mark, word) => {
      client.setQueryData<Mark[]>(key, (marks) => [...without(marks, word), mark]);
      analytics.track("word_saved", { source_lang: word.source_lang, target_lang: word.target_lang });
    },
    onError: (_, word) => {
      client.setQueryData<Mark[]>(key, (marks) => without(marks, word));
      showToast({ text: words.lookUp.saveFailed(word.source_word) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["user-words"] }),
  });
}
