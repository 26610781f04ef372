import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** An article at a language and level. The document starts the same call, so the keys keep this order. */
export const fetchArticle = (
  id: number,
  language: LanguageName,
  level: Level,
  signal: AbortSignal,
): Promise<Text> =>
  callApi("GET /api/article/{id}/rewrite", { params: { id }, query: { language, level }, signal });
