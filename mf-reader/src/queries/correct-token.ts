import type { TokenCorrection } from "@lagom/shared/contract/token-corrections";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { strings } from "../strings.ts";
import { tokenCorrectionsKey, UNCONFIRMED } from "./token-corrections.ts";

/** Joins or splits tokens: shown at once, and reverted with a message if the server refuses. */
export function useCorrectToken(language: LanguageName) {
  const client = useQueryClient();
  const key = tokenCorrectionsKey(language);
  const put = (correction: TokenCorrection) =>
    client.setQueryData<TokenCorrection[]>(key, (corrections = []) => [
      ...corrections.filter(({ surface }) => surface !== correction.surface),
      correction,
    ]);
  return useMutation({
    mutationFn: (correction: Pick<TokenCorrection, "surface" | "cuts">) =>
      sendOnce(
        "PUT /api/token-corrections",
        { body: { language, ...correction } },
        { label: correction.surface },
      ),
    onMutate: async (correction) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<TokenCorrection[]>(key);
      put({ id: UNCONFIRMED, ...correction });
      return { before };
    },
    onSuccess: (written) => {
      if (written.state === "sent") put(written.reply);
    },
    onError: (_, __, context) => {
      client.setQueryData(key, context?.before ?? []);
      showToast({ text: strings.correction.failed });
    },
  });
}
