import { analytics } from "@lagom/shared/analytics/analytics";
import type { SavedWord, WordStatus } from "@lagom/shared/contract/words";
import { useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import type { Queued } from "@lagom/shared/write-queue/write";
import { strings } from "../strings.ts";
import { withChangedWords } from "./word-list.ts";
import { WORD_LIST_KEY, type WordsPageData } from "./words.ts";

type Shown = Partial<Pick<SavedWord, "status" | "translated_word" | "note">>;

/** Queues a change, shows it at once, and reverts it with a message if the server refuses. */
function useShownChange() {
  const client = useQueryClient();
  return async (ids: readonly number[], change: Shown, make: () => Promise<Queued>, failed: string) => {
    const made = Promise.allSettled([make()]);
    await client.cancelQueries({ queryKey: WORD_LIST_KEY });
    client.setQueriesData<WordsPageData>(
      { queryKey: WORD_LIST_KEY },
      (page) => page && withChangedWords(page, new Set(ids), change),
    );
    const [{ status }] = await made;
    if (status === "rejected") showToast({ text: failed });
    return status === "fulfilled";
  };
}

/** Sets the status of words; a change of several offers undo. */
export function useChangeStatus(): (changed: readonly SavedWord[], status: WordStatus) => Promise<void> {
  const change = useShownChange();
  const give = (ids: readonly number[], status: WordStatus) =>
    change(
      ids,
      { status },
      () => sendOnce("PATCH /api/user-words", { body: { ids: [...ids], status } }),
      strings.saved.statusFailed,
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
      text: strings.saved.statusChanged[status]({ count: changed.length }),
      action: { label: strings.saved.undo, onAction: giveBack },
    });
  };
}

/** Corrects a translation and offers undo. */
export function useChangeTranslation(): (word: SavedWord, translation: string) => Promise<void> {
  const change = useShownChange();
  const give = ({ id, source_word }: SavedWord, translated_word: string) =>
    change(
      [id],
      { translated_word },
      () =>
        sendOnce(
          "PATCH /api/user-words/{id}",
          { params: { id }, body: { translated_word } },
          { label: source_word },
        ),
      strings.saved.translationFailed({ word: source_word }),
    );
  return async (word, translation) => {
    if (!(await give(word, translation))) return;
    showToast({
      text: strings.saved.translationChanged({ word: word.source_word }),
      action: {
        label: strings.saved.undo,
        onAction: () => void give({ ...word, translated_word: translation }, word.translated_word),
      },
    });
  };
}

/** Writes a note on a word; an empty one takes it away. */
export function useChangeNote(): (word: SavedWord, note: string) => Promise<boolean> {
  const change = useShownChange();
  return ({ id, source_word }, note) =>
    change(
      [id],
      { note },
      () =>
        sendOnce("PATCH /api/user-words/{id}", { params: { id }, body: { note } }, { label: source_word }),
      strings.saved.noteFailed({ word: source_word }),
    );
}
