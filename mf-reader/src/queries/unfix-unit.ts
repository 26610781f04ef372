import { callApi } from "@lagom/shared/api/client";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { unitFixesKey } from "./unit-fixes.ts";

/** Takes a correction back: in the text at once, and puts it there again with a message if the server refuses. */
export function useUnfixUnit(language: LanguageName) {
  const client = useQueryClient();
  const key = unitFixesKey(language);
  return useMutation({
    mutationFn: ({ id }: UnitFix) =>
      callApi("DELETE /api/unit-fixes/{id}", {
        params: { id },
        idempotencyKey: newIdempotencyKey(),
        keepalive: true,
      }),
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
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
