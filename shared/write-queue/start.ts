import { queryClient } from "../query.ts";
import { useSession } from "../session/store.ts";
import { followLeaving } from "./leave.ts";
import { drain, sendNow } from "./send.ts";
import { followWriteQueue, useWriteQueue } from "./state.ts";

/** Starts the write queue, once a page: it sends when somebody signs in, the network returns, or the page is looked at again. */
export function startWriteQueue(): void {
  followWriteQueue();
  followLeaving();
  useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && void drain());
  addEventListener("online", sendNow);
  // A browser on a dead line calls itself online, and has no event for its end: an answer is one.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && useWriteQueue.getState().stalled)
      void drain();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void drain());
  void drain();
}
