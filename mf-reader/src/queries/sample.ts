import { callApi } from "@lagom/shared/api/client";
import type { Text } from "@lagom/shared/contract/text";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The text that visitors may read. */
export const fetchSample = (language: LanguageName, level: Level, signal: AbortSignal): Promise<Text> =>
  callApi("GET /api/sample", { query: { language, level }, signal });
