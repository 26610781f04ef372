import type { Reply } from "@lagom/shared/contract/calls";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences } from "@lagom/shared/preferences/store";
import { queryFor, useQuery } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { languageOf } from "@lagom/shared/text/languages";

export type BookWithOwn = Reply<"GET /api/books/slug/{slug}">;

/** The call for a book at the reader's level, for one user, since the reply contains that user's rating. */
export function useBookCall(slug: string) {
  const userId = useSession((state) => state.user?.id);
  const preferences = usePreferences();
  const { code, name } = languageOf(preferences.target_language);
  const query = { level: levelFor(preferences, name), lang: code };
  return queryFor("GET /api/books/slug/{slug}", { params: { slug }, query }, userId);
}

/** One book; fetched once the session is known. While the reply for another level loads, the previous one stays. */
export function useBook(slug: string) {
  const known = useSession((state) => !state.loading);
  return useQuery({
    ...useBookCall(slug),
    enabled: known,
    placeholderData: (before) => (before?.slug === slug ? before : undefined),
  });
}
