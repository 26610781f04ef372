import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import type { TranslationResult } from "@lagom/shared/contract/lookup";
import { keyFor, queryOptions, useQuery } from "@lagom/shared/query";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { having } from "./having.ts";

export interface TranslateRequest {
  text: string;
  source_lang: LanguageCode;
  target_lang: LanguageCode;
  /** The sentence it occurs in. */
  context: string;
}

/** The longest text that the server translates at once. */
export const LONGEST_TEXT = 1000;

/**
 * Fetches a translation once per text and language pair; concurrent callers share the request. Null if the server has no entry.
 * A change of preferences clears this cache.
 */
export function translationOptions(request: TranslateRequest) {
  return queryOptions({
    queryKey: keyFor(
      "POST /api/translate",
      undefined,
      request.text,
      request.source_lang,
      request.target_lang,
    ),
    queryFn: ({ signal }) => translate(request, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60 * 60_000,
    retry: false,
  });
}

export const useTranslation = (request: TranslateRequest, needed: boolean) =>
  useQuery({ ...translationOptions(request), enabled: needed });

async function translate(body: TranslateRequest, signal: AbortSignal): Promise<TranslationResult | null> {
  try {
    return having("translated_word", "text", await callApi("POST /api/translate", { body, signal }));
  } catch (error) {
    if (isApiError(error) && error.code === "no_entry") return null;
    throw error;
  }
}
