import type { SpokenBy } from "@lagom/shared/contract/text";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Config } from "../../platform/config.ts";
import { ESPEAK_VOICES } from "./espeak/espeak-voices.ts";

/** Voices of OpenAI speak every language. */
const USUAL = "alloy";
/** Named in place of a voice, it leaves a language unspoken. */
const NONE = "none";

type Settings = Pick<Config, "TTS_BASE_URL" | "TTS_KIND" | "TTS_VOICES">;

/** What speaks a language, and with which of its voices. */
export interface Speaker {
  by: SpokenBy;
  voice: string;
}

/** What speaks a language: the speech server if it has a voice for it, else eSpeak NG; undefined where the settings want neither. */
export function speakerOf(settings: Settings, language: LanguageCode): Speaker | undefined {
  const { TTS_KIND: kind, TTS_VOICES: voices } = settings;
  const named = voices[language] ?? voices.other;
  if (kind === "none" || named === NONE) return undefined;
  const voice = kind === "openai" && Object.keys(voices).length === 0 ? USUAL : named;
  if (settings.TTS_BASE_URL && kind !== "espeak" && voice) return { by: "server", voice };
  return { by: "espeak", voice: ESPEAK_VOICES[language] };
}
