import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Config } from "../../platform/config.ts";

/** Voices of OpenAI speak every language. */
const USUAL = "alloy";

/** The voice that speaks a language; undefined where no server that speaks is configured, or none of its voices does. */
export function voiceFor(
  { TTS_BASE_URL, TTS_KIND, TTS_VOICES }: Pick<Config, "TTS_BASE_URL" | "TTS_KIND" | "TTS_VOICES">,
  language: LanguageCode,
): string | undefined {
  if (!TTS_BASE_URL) return undefined;
  if (TTS_KIND === "openai" && Object.keys(TTS_VOICES).length === 0) return USUAL;
  return TTS_VOICES[language] ?? TTS_VOICES.other;
}
