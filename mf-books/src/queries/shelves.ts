import { queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** Books to begin with, for who learns a language. */
export const useShelves = (language: LanguageName, academic: boolean) =>
  useQuery(queryFor("GET /api/books/shelves", { query: { language, show_academic: academic } }));
