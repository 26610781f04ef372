import { usePreferences } from "@lagom/shared/preferences/store";
import { queryFor, useQuery } from "@lagom/shared/query";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import type { LanguageName } from "../text/languages.ts";
import { dayWithUnsent } from "../write-queue/unsent-day.ts";
import { useOnline } from "./use-online.ts";

/**
 * The signed-in reader's day: what was done and what waits. While the server cannot be reached, what is still to be sent counts
 * too. It is asked for anew when a page with it opens.
 * @param enabled whether the language is known yet
 */
export function useToday(language: LanguageName, enabled: boolean) {
  const query = useQuery({
    ...queryFor("GET /api/user/today", { query: { language } }),
    // So long that the frame and a page that opens with it ask once.
    staleTime: 5000,
    enabled,
  });
  const { waiting, stalled } = useWriteQueue();
  const online = useOnline();
  const { time_zone } = usePreferences();
  const { data: today, isFetching, isError, refetch } = query;
  const apart = stalled || !online;
  const data = today && (apart ? dayWithUnsent(today, waiting, time_zone) : { ...today, streakKnown: true });
  return { data, isFetching, isError, refetch };
}
