import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import type { SavedWord } from "@lagom/shared/contract/words";
import { useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import { savedAgain } from "./saved-again.ts";
import { withoutWord, withWordBack } from "./word-list.ts";
import { WORD_LIST_KEY, WORDS_KEY, type WordsPageData } from "./words.ts";

/** Deletes a word, with a message that offers to undo it. */
export function useDeleteWord(): (word: SavedWord) => void {
  const client = useQueryClient();
  return (word) => {
    const before = client.getQueriesData<WordsPageData>({ queryKey: WORD_LIST_KEY });
    const settled = () => client.invalidateQueries({ queryKey: WORDS_KEY });
    const undo = removeWithUndo({
      remove: () => remove(word.id).finally(settled),
      save: () => save(word).finally(settled),
      hide: () =>
        client.setQueriesData<WordsPageData>(
          { queryKey: WORD_LIST_KEY },
          (page) => page && withoutWord(page, word.id),
        ),
      show: () => {
        for (const [key, then] of before)
          client.setQueryData<WordsPageData>(key, (now) => now && then && withWordBack(now, then, word.id));
      },
      onFailed: (step) => showToast({ text: failure[step](word.source_word) }),
    });
    showToast({
      text: words.saved.deleted(word.source_word),
      action: { label: words.saved.undo, onAction: undo },
    });
  };
}

const failure = { remove: words.saved.deleteFailed, save: words.saved.undoFailed };

/** A word that is already gone counts as deleted. */
async function remove(id: number): Promise<void> {
  try {
    await callApi("DELETE /api/user-words/{id}", { params: { id }, keepalive: true });
  } catch (error) {
    if (!(isApiError(error) && error.status === 404)) throw error;
  }
}

/** A word that was saved again elsewhere meanwhile counts as saved (product.md §4). */
async function save(word: SavedWord): Promise<void> {
  try {
    await callApi("POST /api/user-words", { body: savedAgain(word), keepalive: true });
  } catch (error) {
    if (!(isApiError(error) && error.code === "word_already_saved")) throw error;
  }
}
