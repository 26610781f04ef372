import { accessToken } from "@lagom/shared/api/access-token";
import { pageConfig } from "@lagom/shared/page-config";
import { useSession } from "@lagom/shared/session/store";
import { kindOf } from "../worker/offline-reads.ts";

/** No call takes longer, so requests that bypassed the worker have been answered by then. */
const WATCHED_MS = 30_000;

/**
 * The first page loaded before the worker was active: requests its texts and lists again, so that the worker caches them.
 * @param since when the worker took control, on the page's clock; later requests went through it
 */
export function storeOpenPage(since: number): void {
  const origins = [location.origin, pageConfig().api];
  const reader = useSession.getState().user?.id;
  const asked = new Set<string>();
  const refetch = async (address: string) => {
    if (useSession.getState().user?.id !== reader) return observer.disconnect();
    if (asked.has(address) || !kindOf(new URL(address), origins)) return;
    asked.add(address);
    await fetch(address, { headers: { authorization: `Bearer ${await accessToken()}` } }).catch(() => {});
  };
  let refetching = Promise.resolve();
  // Includes requests in flight: the observer reports them once they complete.
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (startTime < since) refetching = refetching.then(() => refetch(name));
  });
  observer.observe({ type: "resource", buffered: true });
  setTimeout(() => observer.disconnect(), WATCHED_MS);
}
