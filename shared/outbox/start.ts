import { queryClient } from "../query.ts";
import { useSession } from "../session/store.ts";
import { followLeaving } from "./leave.ts";
import { drain, sendNow } from "./send.ts";
import { followOutbox, useOutbox } from "./state.ts";

/** Starts the outbox, once a page: it sends when somebody signs in, the network returns, or the page is looked at again. */
export function startOutbox(): void {
  followOutbox();
  followLeaving();
  useSession.subscribe(({ user }, before) => user?.id !== before.user?.id && void drain());
  addEventListener("online", sendNow);
  // A browser on a dead line calls itself online, and has no event for its end: an answer is one.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && useOutbox.getState().stalled)
      void drain();
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void drain());
  void drain();
}
