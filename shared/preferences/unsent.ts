import type { PreferencesChange } from "../contract/user.ts";
import { useWriteQueue } from "../write-queue/state.ts";

let unwatch: (() => void) | undefined;

/** The changes of preferences that wait to be sent, oldest first. */
export const waitingChanges = (): PreferencesChange[] =>
  useWriteQueue
    .getState()
    .waiting.filter(({ key }) => key === "PUT /api/user/preferences")
    .map(({ request }) => request.body as PreferencesChange);

/** Calls back once no change waits any more; a second call before that replaces the first. */
export function onceSent(then: () => void): void {
  unwatch?.();
  unwatch = useWriteQueue.subscribe(() => {
    if (waitingChanges().length > 0) return;
    forgetWaiting();
    then();
  });
}

/** Stops what `onceSent` began. */
export function forgetWaiting(): void {
  unwatch?.();
  unwatch = undefined;
}
