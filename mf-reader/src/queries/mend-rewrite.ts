import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { MESSAGES } from "@lagom/shared/messages";
import { useMutation } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { newIdempotencyKey } from "./idempotency-key.ts";

/** Has the paragraphs of a rewrite written again that could not be rewritten. */
export function useMendRewrite(onMended: () => void) {
  return useMutation({
    mutationFn: (id: number) =>
      callApi("POST /api/rewrite/{id}/retry", { params: { id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: onMended,
    onError: (error) => {
      // Somebody else had it written again meanwhile.
      if (isApiError(error) && error.code === "not_found") onMended();
      else showToast({ text: MESSAGES.rewrite });
    },
  });
}
