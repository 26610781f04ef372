import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The next recommended text. The document starts the same call, so the keys keep this order. */
export const fetchRecommended = (
  language: LanguageName,
  level: Level,
  categories: string | undefined,
  signal: AbortSignal,
): Promise<Text> => callApi("GET /api/article_rewrite", { query: { language, level, categories }, signal });
