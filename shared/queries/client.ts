import { notifyManager, QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "../api/errors.ts";

// A change that shows at once is told before the browser's next task: by default a timer tells it, and until that runs React
// puts a checkbox that was just ticked back to what it was.
notifyManager.setScheduler(queueMicrotask);

/** The one query cache of the page. Reads are retried unless the server refused them; writes never by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, the service worker answers what it keeps.
      networkMode: "always",
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      retry: (failures, error) => navigator.onLine && failures < 2 && isWorthRetrying(error),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
