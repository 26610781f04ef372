import { callApi } from "@lagom/shared/api/client";
import { keepPreviousData, queryOptions, useQuery } from "@lagom/shared/query";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

const sample = (language: LanguageName, level: Level) =>
  queryOptions({
    queryKey: ["sample", language, level],
    queryFn: ({ signal }) => callApi("GET /api/sample", { query: { language, level }, signal }),
    placeholderData: keepPreviousData,
  });

/** The text by which a newcomer finds a level. */
export const useSample = (language: LanguageName, level: Level) => useQuery(sample(language, level));
