import type { LanguageCode } from "@lagom/shared/text/languages";

/** Voices arrive some time after the page. */
const VOICES_ARRIVE_MS = 700;

/**
 * Reads a text aloud in its language.
 * @returns false when this device has no voice for it
 */
export async function speak(text: string, lang: LanguageCode): Promise<boolean> {
  if (!("speechSynthesis" in window)) return false;
  const voice = (await allVoices()).find((one) => one.lang.toLowerCase().startsWith(lang));
  if (!voice) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return true;
}

async function allVoices(): Promise<SpeechSynthesisVoice[]> {
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, VOICES_ARRIVE_MS);
    });
  return speechSynthesis.getVoices();
}
