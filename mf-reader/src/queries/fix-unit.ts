import type { UnitFix } from "@lagom/shared/contract/unit-fixes";
import { useMutation, useQueryClient } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { words } from "../words.ts";
import { UNCONFIRMED, unitFixesKey } from "./unit-fixes.ts";

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
      sendOnce("PUT /api/unit-fixes", { body: { language, ...fix } }, { label: fix.surface }),
    onMutate: async (fix) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<UnitFix[]>(key);
      put({ id: UNCONFIRMED, ...fix });
      return { before };
    },
    onSuccess: (written) => {
      if (written.state === "sent") put(written.reply);
    },
    onError: (_, __, context) => {
      client.setQueryData(key, context?.before ?? []);
      showToast({ text: words.fix.failed });
    },
    // The earlier ones may never have arrived: what was under way was given up for this one. But what the server has is older
    // than what waits.
    onSettled: (written) =>
      written?.state === "waiting" ? undefined : client.invalidateQueries({ queryKey: key }),
  });
}
