import { analytics } from "@lagom/shared/analytics/analytics";
import { isApiError } from "@lagom/shared/api/errors";
import { drop } from "@lagom/shared/outbox/entries";
import { drain, sendOnce, underWay } from "@lagom/shared/outbox/send";
import { refreshOutbox, useOutbox } from "@lagom/shared/outbox/state";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import type { Mark } from "../text/marks.ts";
import { isUnsentWord, PLACEHOLDER_ID } from "../text/unsent-marks.ts";
import { words } from "../words.ts";
import { checkAsUnsaved, checkWord } from "./check-word.ts";
import { marksKey } from "./marks.ts";

/**
 * Deletes a saved word. One that waits to be sent is not sent at all, one that may be on its way is waited for; of a
 * placeholder the real record is looked up first. A word already gone counts as deleted.
 */
export async function unsaveWord(mark: Mark, language: LanguageName): Promise<void> {
  const lang = languageOf(language).code;
  const { waiting, stalled } = useOutbox.getState();
  const unsent = waiting.find((entry) => isUnsentWord(entry, mark.word, lang));
  if (unsent) {
    drop(unsent.id);
    refreshOutbox();
    if ((stalled || !navigator.onLine) && !underWay.has(unsent.id)) return;
    await drain();
  }
  const known = mark.id !== PLACEHOLDER_ID;
  const id = known ? mark.id : (await checkWord(mark.word, lang)).id;
  if (id === null) return;
  try {
    await sendOnce("DELETE /api/user-words/{id}", { params: { id } }, { label: mark.word });
  } catch (error) {
    if (!(isApiError(error) && error.status === 404)) throw error;
  }
}

/** Takes a saved word back: it is unmarked in the text at once, and marked again with a message if the server refuses. */
export function useUnsaveWord(language: LanguageName) {
  const client = useQueryClient();
  const key = marksKey(language);
  return useMutation({
    mutationFn: (mark: Mark) => unsaveWord(mark, language),
    onMutate: async (mark) => {
      await client.cancelQueries({ queryKey: key });
      checkAsUnsaved(client, mark.word, languageOf(language).code);
      client.setQueryData<Mark[]>(key, (marks) => marks?.filter(({ word }) => word !== mark.word));
    },
    onSuccess: () => analytics.track("word_deleted", { source_lang: languageOf(language).code }),
    onError: (_, mark) => {
      client.setQueryData<Mark[]>(key, (marks) => [...(marks ?? []), mark]);
      showToast({ text: words.lookUp.unsaveFailed(mark.word) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["user-words"] }),
  });
}
