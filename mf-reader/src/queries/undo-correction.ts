import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import { tokenCorrectionsKey } from "./token-corrections.ts";

/** Undoes a correction: in the text at once, and restored with a message if the server refuses. */
export function useUndoCorrection(language: LanguageName) {
  const client = useQueryClient();
  const key = tokenCorrectionsKey(language);
  return useMutation({
    mutationFn: ({ id, surface }: TokenCorrection) =>
      sendOnce("DELETE /api/token-corrections/{id}", { params: { id } }, { label: surface }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<TokenCorrection[]>(key);
      client.setQueryData<TokenCorrection[]>(key, (corrections) =>
        corrections?.filter((correction) => correction.id !== id),
      );
      return { before };
    },
    onError: (_, __, context) => {
      client.setQueryData(key, context?.before);
      showToast({ text: strings.correction.failed });
    },
  });
}
