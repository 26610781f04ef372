import { keepPreviousData, queryFor, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The levels of most samples, shown until the text has arrived, so that its levels do not move under a finger. */
export const USUAL_LEVELS: readonly Level[] = ["A1", "A2", "B1", "C1"];

/** The text by which a newcomer finds a level. */
export const useSample = (language: LanguageName, level: Level) =>
  useQuery({
    ...queryFor("GET /api/sample", { query: { language, level } }),
    placeholderData: keepPreviousData,
  });
