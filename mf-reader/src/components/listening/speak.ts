import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../../strings.ts";
import { say, unlockSpeech } from "./speaker.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/**
 * Reads a text aloud in its language, replacing what is being read; shows a message if the voice fails. Call it in a user gesture.
 * @returns false if this device has no voice for the language
 */
export async function speak(text: string, lang: LanguageCode): Promise<boolean> {
  unlockSpeech();
  const [voice] = await voicesFor(lang);
  if (!voice) return false;
  say(text, voice, listeningChoice().speed, (how) => {
    if (how === "failed") showToast({ text: strings.listening.failed });
  });
  return true;
}

/** Reads a text aloud, or shows that this device has no voice for it. Call it in a user gesture. */
export async function speakOrSay(text: string, lang: LanguageCode): Promise<void> {
  if (!(await speak(text, lang))) showToast({ text: strings.lookup.noVoice(languageOf(lang).name) });
}
