import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../strings/common.ts";

type Logged = Reply<"POST /api/admin/log/{id}/undo">;

/** A change by an administrator, and the message to show afterwards. */
export interface Change {
  make: (idempotencyKey: string) => Promise<Logged>;
  done: string;
  /** An e-mail address in the message. */
  address?: string;
}

/** Makes a change, and offers undo if possible. @returns whether it succeeded */
export async function makeChange({ make, done, address }: Change): Promise<boolean> {
  try {
    const { log_id, undoable } = await make(newIdempotencyKey());
    const action = { label: strings.changes.undo, onAction: () => void makeChange(undoing(log_id)) };
    showToast({ text: done, address, action: undoable ? action : undefined });
    return true;
  } catch (error) {
    showToast({ text: failureOf(error) });
    return false;
  }
}

/** The change that undoes a log entry. */
export const undoing = (logId: number): Change => ({
  make: (idempotencyKey) =>
    writeApi("POST /api/admin/log/{id}/undo", { params: { id: logId }, idempotencyKey }),
  done: strings.changes.undone,
});

function failureOf(error: unknown): string {
  const { forbidden, conflict, gone, unavailable, failed } = strings.changes;
  if (!isApiError(error)) return failed;
  if (error.code === "not_found") return gone;
  const known: Record<string, string> = { forbidden, conflict, unavailable };
  const usual = error.code && known[error.code];
  // The server knows better what stands in the way.
  return usual ? error.reason || usual : failed;
}
