import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences } from "@lagom/shared/preferences/store";
import { queryFor, useQuery } from "@lagom/shared/query";
import { languageOf } from "@lagom/shared/text/languages";

/** The chapters of a book in the language that is learnt, at the reader's level. */
export function useSerial(bookId: number) {
  const preferences = usePreferences();
  const { code, name } = languageOf(preferences.target_language);
  return useQuery(
    queryFor("GET /api/books/{id}/chapters", {
      params: { id: bookId },
      query: { lang: code, level: levelFor(preferences, name) },
    }),
  );
}
