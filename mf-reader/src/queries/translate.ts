import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import type { TranslationResult } from "@lagom/shared/contract/look-up";
import { useQuery } from "@lagom/shared/query";
import type { LanguageCode } from "@lagom/shared/text/languages";

export interface TranslateRequest {
  text: string;
  source_lang: LanguageCode;
  target_lang: LanguageCode;
  /** The sentence it stands in. */
  context: string;
}

/** The longest text that the server translates at once. */
const LONGEST_TEXT = 1000;

/**
 * A translation from the server; null when it has no entry. Cached by text and language, so that it is asked for once
 * (product.md §4); a change of preferences clears this cache.
 */
export function useTranslation(request: TranslateRequest, needed: boolean) {
  const text = request.text.slice(0, LONGEST_TEXT);
  return useQuery({
    queryKey: ["translate", text, request.source_lang],
    queryFn: ({ signal }) => translate({ ...request, text }, signal),
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60 * 60_000,
    retry: false,
  });
}

async function translate(body: TranslateRequest, signal: AbortSignal): Promise<TranslationResult | null> {
  try {
    return await callApi("POST /api/translate", { body, signal });
  } catch (error) {
    if (isApiError(error) && error.code === "no_entry") return null;
    throw error;
  }
}
