import type { Changed } from "@lagom/releases/service";
import type { Waiting } from "./release-approvals.queries.ts";

/** A change as the API answers it. @param waiting the promotion that waits instead */
export const changedReply = ({ environment, changed, change, gate }: Changed, waiting?: Waiting) => ({
  revision: environment.revision,
  changed,
  ...(waiting ? { waiting: { id: waiting.id, expires_at: waiting.expiresAt.toISOString() } } : {}),
  action: change.action,
  release: "to" in change ? change.to : null,
  gate,
});
