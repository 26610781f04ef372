import { callApi } from "@lagom/shared/api/client";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";
import { unitFixesKey } from "./unit-fixes.ts";

/** The id of a correction that the server has not confirmed; it is never sent. */
export const UNCONFIRMED = -1;

/** Joins or splits units: in the text at once, and taken back with a message if the server refuses. */
export function useFixUnit(language: LanguageName) {
  const client = useQueryClient();
  const key = unitFixesKey(language);
  const put = (fix: UnitFix) =>
    client.setQueryData<UnitFix[]>(key, (fixes = []) => [
      ...fixes.filter(({ surface }) => surface !== fix.surface),
      fix,
    ]);
  return useMutation({
    mutationFn: (fix: Pick<UnitFix, "surface" | "cuts">) =>
      callApi("PUT /api/unit-fixes", {
        body: { language, ...fix },
        idempotencyKey: newIdempotencyKey(),
        keepalive: true,
      }),
    onMutate: async (fix) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<UnitFix[]>(key);
      put({ id: UNCONFIRMED, ...fix });
      return { before };
    },
    onSuccess: put,
    onError: (_, __, context) => {
      client.setQueryData(key, context?.before ?? []);
      showToast({ text: words.fix.failed });
    },
    // The earlier ones may never have arrived: what was under way was given up for this one.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
