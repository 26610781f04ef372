import { queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";

/** Suggested books for learners of a language. */
export const useShelves = (language: LanguageName, academic: boolean) =>
  useQuery(queryFor("GET /api/books/shelves", { query: { language, show_academic: academic } }));
