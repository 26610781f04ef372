import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "../api/errors.ts";

// Notify subscribers in a microtask. By default a timer does it, and until that fires React resets a checkbox that was just
// ticked to its old state.
notifyManager.setScheduler(queueMicrotask);

/** The page's only query cache. Reads are retried unless the server refused them; writes are never retried automatically. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // When offline, the service worker answers from its caches.
      networkMode: "always",
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => navigator.onLine && failures < 2 && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
