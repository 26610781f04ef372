import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { words } from "../words.ts";
import { unitFixesKey } from "./unit-fixes.ts";

/** Takes a correction back: in the text at once, and puts it there again with a message if the server refuses. */
export function useUnfixUnit(language: LanguageName) {
  const client = useQueryClient();
  const key = unitFixesKey(language);
  return useMutation({
    mutationFn: ({ id, surface }: UnitFix) =>
      sendOnce("DELETE /api/unit-fixes/{id}", { params: { id } }, { label: surface }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<UnitFix[]>(key);
      client.setQueryData<UnitFix[]>(key, (fixes) => fixes?.filter((fix) => fix.id !== id));
      return { before };
    },
    onError: (_, __, context) => {
      client.setQueryData(key, context?.before);
      showToast({ text: words.fix.failed });
    },
    // What the server has is older than what waits.
    onSettled: (written) =>
      written?.state === "waiting" ? undefined : client.invalidateQueries({ queryKey: key }),
  });
}
