import type { LanguageCode } from "@lagom/shared/text/languages";

/** Voices arrive some time after the page. */
const VOICES_ARRIVE_MS = 700;
const KEY = "lagom.listening";

export const SPEEDS = [0.6, 0.75, 0.9, 1, 1.2] as const;
export type Speed = (typeof SPEEDS)[number];

/** How this device reads aloud; voices differ from device to device. */
export interface ListeningChoice {
  speed: Speed;
  /** The `voiceURI` that the reader chose for a language. */
  voices: Partial<Record<LanguageCode, string>>;
}

/** The reader's choice on this device. */
export function listeningChoice(): ListeningChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<ListeningChoice>;
    return { speed: SPEEDS.find((speed) => speed === kept.speed) ?? 0.9, voices: { ...kept.voices } };
  } catch {
    return { speed: 0.9, voices: {} };
  }
}

export function keepListeningChoice(choice: ListeningChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage is full or denied: the choice then lasts as long as the player.
  }
}

/** The voices of a language on this device: the chosen one first, then those that need no network. */
export async function voicesFor(lang: LanguageCode): Promise<SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in window)) return [];
  const chosen = listeningChoice().voices[lang];
  const rank = (voice: SpeechSynthesisVoice) => (voice.voiceURI === chosen ? 0 : voice.localService ? 1 : 2);
  return (await allVoices())
    .filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === lang)
    .sort((a, b) => rank(a) - rank(b));
}

async function allVoices(): Promise<SpeechSynthesisVoice[]> {
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, VOICES_ARRIVE_MS);
    });
  return speechSynthesis.getVoices();
}
