import { QueryObserver, queryClient, queryFor } from "@lagom/shared/query";

/** Cards fall due while the app is open. */
const EVERY_MS = 15 * 60_000;

let stop = (): void => {};

/**
 * Shows on the icon of the installed app how many cards a review would show today, from now on, where the system can; without a
 * reader, none.
 */
export function followBadge(isSignedIn: boolean): void {
  stop();
  stop = () => {};
  if (!("setAppBadge" in navigator)) return;
  if (!isSignedIn) {
    show(0);
    return;
  }
  if (!matchMedia("(display-mode: standalone)").matches) return;
  const due = new QueryObserver(queryClient, {
    ...queryFor("GET /api/user-words/reviews", { query: { limit: 1 } }),
    refetchInterval: EVERY_MS,
  });
  stop = due.subscribe(({ data }) => {
    if (data) show(Math.min(data.waiting, data.left_today));
  });
}

/** A system that shows none, or not now, is no failure. */
function show(count: number): void {
  (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
