import { analytics } from "@lagom/shared/analytics/analytics";
import { callApi } from "@lagom/shared/api/client";
import type { SavedWord, WordStatus } from "@lagom/shared/contract/words";
import { useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { withChangedWords } from "./word-list.ts";
import { WORD_LIST_KEY, WORDS_KEY, type WordsPageData } from "./words.ts";

type Shown = Partial<Pick<SavedWord, "status" | "translated_word">>;

/** Shows a change at once, makes it, and takes it back with a message when the server refuses. */
function useShownChange() {
  const client = useQueryClient();
  return async (ids: readonly number[], change: Shown, make: () => Promise<unknown>, failed: string) => {
    await client.cancelQueries({ queryKey: WORD_LIST_KEY });
    client.setQueriesData<WordsPageData>(
      { queryKey: WORD_LIST_KEY },
      (page) => page && withChangedWords(page, new Set(ids), change),
    );
    try {
      await make();
      return true;
    } catch {
      showToast({ text: failed });
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: WORDS_KEY });
    }
  };
}

/** Gives words a status; that of many comes with an offer to undo it. */
export function useChangeStatus(): (changed: readonly SavedWord[], status: WordStatus) => Promise<void> {
  const change = useShownChange();
  const give = (ids: readonly number[], status: WordStatus) =>
    change(
      ids,
      { status },
      () => callApi("PATCH /api/user-words", { body: { ids: [...ids], status }, keepalive: true }),
      words.saved.statusFailed,
    );
  return async (changed, status) => {
    const done = await give(
      changed.map(({ id }) => id),
      status,
    );
    if (done) analytics.track("word_status_changed", { status });
    if (!done || changed.length === 1) return;
    const giveBack = async () => {
      for (const [before, group] of Map.groupBy(changed, (word) => word.status))
        await give(
          group.map(({ id }) => id),
          before,
        );
    };
    showToast({
      text: words.saved.statusChanged(changed.length, words.saved.status[status]),
      action: { label: words.saved.undo, onAction: giveBack },
    });
  };
}

/** Corrects a translation, with an offer to undo it. */
export function useChangeTranslation(): (word: SavedWord, translation: string) => Promise<void> {
  const change = useShownChange();
  const give = ({ id, source_word }: SavedWord, translated_word: string) =>
    change(
      [id],
      { translated_word },
      () =>
        callApi("PATCH /api/user-words/{id}", { params: { id }, body: { translated_word }, keepalive: true }),
      words.saved.translationFailed(source_word),
    );
  return async (word, translation) => {
    if (!(await give(word, translation))) return;
    showToast({
      text: words.saved.translationChanged(word.source_word),
      action: {
        label: words.saved.undo,
        onAction: () => void give({ ...word, translated_word: translation }, word.translated_word),
      },
    });
  };
}
