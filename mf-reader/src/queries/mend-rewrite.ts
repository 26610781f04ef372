import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import { MESSAGES } from "@lagom/shared/messages";
import { useMutation } from "@lagom/shared/query";
import { untilWritten } from "@lagom/shared/reading/being-written";
import { showToast } from "@lagom/shared/ui/toast";

/**
 * Has the paragraphs of a rewrite written again that could not be rewritten, however long that takes.
 * @param onMended has the text asked for again; until it is there the mending goes on
 */
export function useMendRewrite(onMended: () => Promise<unknown>) {
  return useMutation({
    ...untilWritten(),
    mutationFn: (id: number) =>
      callApi("POST /api/rewrite/{id}/retry", { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: () => onMended(),
    onError: (error) => {
      // Somebody else had it written again meanwhile, or it was ready between two tries.
      if (isApiError(error) && error.code === "not_found") return onMended();
      showToast({ text: MESSAGES.rewrite });
    },
  });
}
