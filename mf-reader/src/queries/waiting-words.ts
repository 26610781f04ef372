import { queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** How many words of a language can be reviewed now, within the day's limit; 0 until that is known. */
export function useWaitingWords(language: LanguageName): number {
  const { data } = useQuery({
    ...queryFor("GET /api/user-words/reviews", { query: { language, limit: 1 } }),
    staleTime: 0,
  });
  return data ? Math.min(data.left_today, data.waiting) : 0;
}
