import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { fixed } from "@lagom/shared/messages";
import { useMutation } from "@lagom/shared/query";
import { untilWritten } from "@lagom/shared/reading/being-written";
import { showToast } from "@lagom/shared/ui/toast";

/**
 * Retries the failed paragraphs of a rewrite, for as long as it takes.
 * @param onMended refetches the text; the mutation stays pending until that is done
 */
export function useMendRewrite(onMended: () => Promise<unknown>) {
  return useMutation({
    ...untilWritten(),
    mutationFn: (id: number) =>
      callApi("POST /api/rewrite/{id}/retry", { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => onMended(),
    onError: (error) => {
      // Someone else had it rewritten meanwhile, or it was done between two tries.
      if (isApiError(error) && error.code === "not_found") return onMended();
      showToast({ text: fixed.rewrite });
    },
  });
}
