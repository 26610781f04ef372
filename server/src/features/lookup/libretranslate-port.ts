import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { TranslatePort } from "./translate.ts";
import { translationIn } from "./translation-in.ts";

const TIMEOUT_MS = 10_000;
/** Confidence of a machine translation of a piece of a sentence. */
const CERTAINTY = 0.6;
const Reply = z.object({ translatedText: z.string() });

export interface LibreTranslateOptions {
  url: string;
  apiKey: string | undefined;
  timeoutMs?: number;
}

/** What it replies for languages that it does not have. */
const BAD_REQUEST = 400;

/** Translates with a LibreTranslate server. A reply that is not a translation counts as no answer. */
export function libreTranslatePort(
  db: Db,
  { url, apiKey, timeoutMs = TIMEOUT_MS }: LibreTranslateOptions,
): TranslatePort {
  return async (request) => {
    const { text, source, target } = request;
    const response = await fetch(new URL("translate", url.endsWith("/") ? url : `${url}/`), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        q: text,
        source,
        target,
        format: "text",
        ...(apiKey ? { api_key: apiKey } : {}),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === BAD_REQUEST) return null;
    if (!response.ok) throw new Error(`LibreTranslate answered ${response.status}`);
    const { translatedText } = Reply.parse(await response.json());
    const translation = await translationIn(db, translatedText, request);
    if (translation === null) return null;
    return { translated_word: translation, source: "libretranslate", certainty: CERTAINTY };
  };
}
