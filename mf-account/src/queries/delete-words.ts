import { analytics } from "@lagom/shared/analytics/analytics";
import type { SavedWord } from "@lagom/shared/contract/words";
import { useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import { removeWithUndo } from "./remove-with-undo.ts";
import { withoutWords, withWordsBack } from "./word-list.ts";
import { WORD_LIST_KEY, type WordsPageData } from "./words.ts";

type Said = keyof typeof strings.saved.deletingOne;

/** Deletes words and offers undo, which restores them together with their review schedules. */
export function useDeleteWords(): (deleted: readonly SavedWord[]) => void {
  const client = useQueryClient();
  return (deleted) => {
    const ids = deleted.map(({ id }) => id);
    const gone = new Set(ids);
    const says = (what: Said) => textAbout(deleted, what);
    const before = client.getQueriesData<WordsPageData>({ queryKey: WORD_LIST_KEY });
    const write = (key: "POST /api/user-words/delete" | "POST /api/user-words/restore") =>
      sendOnce(key, { body: { ids } }, { label: says("named") });
    const undo = removeWithUndo({
      remove: () =>
        write("POST /api/user-words/delete").then(() => {
          for (const { source_lang } of deleted) analytics.track("word_deleted", { source_lang });
        }),
      save: () => write("POST /api/user-words/restore"),
      hide: () =>
        client.setQueriesData<WordsPageData>(
          { queryKey: WORD_LIST_KEY },
          (page) => page && withoutWords(page, gone),
        ),
      show: () => {
        for (const [key, then] of before)
          client.setQueryData<WordsPageData>(key, (now) => now && then && withWordsBack(now, then, gone));
      },
      onFailed: (step) => showToast({ text: says(step === "remove" ? "failed" : "undoFailed") }),
    });
    showToast({
      text: says("deleted"),
      action: { label: strings.saved.undo, onAction: undo },
    });
  };
}

/** What is said of deleted words: of one by its name, of several by their number. */
function textAbout(deleted: readonly SavedWord[], what: Said): string {
  const { deletingOne, deletingMany } = strings.saved;
  const [word, ...others] = deleted;
  return word && others.length === 0
    ? deletingOne[what]({ word: word.source_word })
    : deletingMany[what]({ count: deleted.length });
}
