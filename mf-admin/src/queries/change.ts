import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Reply } from "@lagom/shared/contract/calls";
import { useQueryClient } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../strings.ts";

type Logged = Reply<"POST /api/admin/log/{id}/undo">;

/** A change of an administrator: how it is made, and what to say when it was. */
export interface Change {
  make: (idempotencyKey: string) => Promise<Logged>;
  done: string;
}

const isAdminQuery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).includes("/api/admin/");

/** Makes a change, refreshes what administrators see, and offers to undo it where it can be. */
export function useChange(): (change: Change) => Promise<boolean> {
  const client = useQueryClient();
  const run = async ({ make, done }: Change): Promise<boolean> => {
    try {
      const { log_id, undoable } = await make(newIdempotencyKey());
      const action = { label: strings.changes.undo, onAction: () => void run(undoing(log_id)) };
      showToast({ text: done, action: undoable ? action : undefined });
      return true;
    } catch (error) {
      showToast({ text: failureOf(error) });
      return false;
    } finally {
      void client.invalidateQueries({ predicate: isAdminQuery });
    }
  };
  return run;
}

/** The change that takes another one back, by its line in the log. */
export const undoing = (logId: number): Change => ({
  make: (idempotencyKey) =>
    callApi("POST /api/admin/log/{id}/undo", { params: { id: logId }, idempotencyKey }),
  done: strings.changes.undone,
});

function failureOf(error: unknown): string {
  const { forbidden, conflict, gone, unavailable, failed } = strings.changes;
  const known: Record<string, string> = { forbidden, conflict, not_found: gone, unavailable };
  return (isApiError(error) && error.code && known[error.code]) || failed;
}
