import { callApi } from "@lagom/shared/api/client";
import { useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** Books to begin with, for who learns a language. */
export function useShelves(language: LanguageName, academic: boolean) {
  return useQuery({
    queryKey: ["GET /api/books/shelves", language, academic],
    queryFn: ({ signal }) =>
      callApi("GET /api/books/shelves", { query: { language, show_academic: academic }, signal }),
  });
}
