import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../../words.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/**
 * Reads a text aloud in its language, in place of what is being read.
 * @returns false when this device has no voice for it
 */
export async function speak(text: string, lang: LanguageCode): Promise<boolean> {
  const [voice] = await voicesFor(lang);
  if (!voice) return false;
  speechSynthesis.cancel();
  speechSynthesis.speak(utteranceOf(text, voice, listeningChoice().speed));
  return true;
}

/** Reads a text aloud, or says that this device has no voice for it. */
export async function speakOrSay(text: string, lang: LanguageCode): Promise<void> {
  if (!(await speak(text, lang))) showToast({ text: words.lookUp.noVoice(languageOf(lang).name) });
}

export function utteranceOf(
  text: string,
  voice: SpeechSynthesisVoice,
  speed: number,
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = speed;
  return utterance;
}
