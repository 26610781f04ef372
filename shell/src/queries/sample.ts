import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The text by which a newcomer finds a level. */
export const useSample = (language: LanguageName, level: Level) =>
  useQuery({
    ...queryFor("GET /api/sample", { query: { language, level } }),
    placeholderData: keepPreviousData,
  });
