import type { TranslationResult } from "@lagom/shared/contract/lookup";
import { MESSAGES } from "@lagom/shared/messages";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { HttpError } from "../../platform/http/http-error.ts";

/** A request for a translation. */
export interface TranslateRequest {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
  /** The sentence that contains the text. */
  context: string | undefined;
  /** The user; undefined for a visitor. */
  userId?: string | undefined;
  /** The user, or the address of a visitor. */
  caller: string;
}

export type Answer = Omit<TranslationResult, "source_lang" | "target_lang">;

/** A translator: answers, does not know the text (null), or fails. */
export type TranslatePort = (request: TranslateRequest) => Promise<Answer | null>;

/**
 * The answer of the first translator that has one.
 * @throws HttpError no_entry if none knows the text, translation_unavailable if one that failed may know it
 */
export async function translate(
  ports: readonly TranslatePort[],
  asked: TranslateRequest,
): Promise<TranslationResult> {
  const request = { ...asked, text: storable(asked.text) };
  const failures: unknown[] = [];
  for (const port of ports) {
    const answer = await port(request).catch((error: unknown) => {
      failures.push(error);
      return null;
    });
    if (answer) return { ...answer, source_lang: request.source, target_lang: request.target };
  }
  if (failures.length === 0) throw new HttpError("no_entry", ({ lookups }) => lookups.none);
  const unavailable = new HttpError("translation_unavailable", MESSAGES.translation);
  throw Object.assign(unavailable, { cause: new AggregateError(failures) });
}

/** A text in which characters that the database cannot store are replaced by U+FFFD. */
const storable = (text: string): string => text.replaceAll("\0", "\uFFFD").toWellFormed();
