import { callApi } from "@lagom/shared/api/client";
import type { WordStatus } from "@lagom/shared/contract/words";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { withChangedWord } from "./word-list.ts";
import { WORD_LIST_KEY, WORDS_KEY, type WordsPageData } from "./words.ts";

interface Change {
  id: number;
  status: WordStatus;
}

/** Changes a word's status: shown at once, taken back with a message when the server refuses. */
export function useChangeStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Change) =>
      callApi("PATCH /api/user-words/{id}", { params: { id }, body: { status } }),
    onMutate: ({ id, status }) => {
      client.cancelQueries({ queryKey: WORD_LIST_KEY });
      client.setQueriesData<WordsPageData>(
        { queryKey: WORD_LIST_KEY },
        (page) => page && withChangedWord(page, id, { status }),
      );
    },
    onError: () => showToast({ text: words.saved.statusFailed }),
    onSettled: () => client.invalidateQueries({ queryKey: WORDS_KEY }),
  });
}
