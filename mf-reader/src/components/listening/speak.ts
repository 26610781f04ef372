import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../../strings.ts";
import { say, unlockSpeech } from "./speaker.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/**
 * Reads a text aloud in its language, in place of what is being read; says so where its voice fails. Call it in a press.
 * @returns false when this device has no voice for it
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

/** Reads a text aloud, or says that this device has no voice for it. Call it in a press. */
export async function speakOrSay(text: string, lang: LanguageCode): Promise<void> {
  if (!(await speak(text, lang))) showToast({ text: strings.lookup.noVoice(languageOf(lang).name) });
}
