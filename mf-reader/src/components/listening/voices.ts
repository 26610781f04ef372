import { isObject, isString, readStored } from "@lagom/shared/checked-json";
import type { LanguageCode } from "@lagom/shared/text/languages";

/** Voices may become available some time after the page has loaded. */
const VOICES_ARRIVE_MS = 700;
const KEY = "lagom.listening";

export const SPEEDS = [0.6, 0.75, 0.9, 1, 1.2] as const;
export const PAUSES = [0, 1, 2, 4] as const;
export type Pause = (typeof PAUSES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How this device reads aloud; voices differ from device to device. */
export interface ListeningChoice {
  speed: Speed;
  /** Silence after each sentence, in seconds. */
  pause: Pause;
  /** The `uri` of the voice that the reader chose for a language. */
  voices: Partial<Record<LanguageCode, string>>;
}

/** Preferred region of each language, matching the collection; voices of other regions are used if there is none. */
const REGIONS: Readonly<Record<LanguageCode, string>> = {
  sv: "SE",
  ar: "SA",
  es: "ES",
  de: "DE",
  fr: "FR",
  en: "GB",
  zh: "CN",
  hi: "IN",
  pt: "PT",
  ru: "RU",
  ja: "JP",
  ko: "KR",
  it: "IT",
  nl: "NL",
  tr: "TR",
  pl: "PL",
};

/** The reader's choice on this device. */
export function listeningChoice(): ListeningChoice {
  const { speed, pause, voices } = readStored("localStorage", KEY, isObject) ?? {};
  return {
    speed: SPEEDS.find((one) => one === speed) ?? 0.9,
    pause: PAUSES.find((one) => one === pause) ?? 0,
    voices: areVoices(voices) ? voices : {},
  };
}

const areVoices = (value: unknown): value is ListeningChoice["voices"] =>
  isObject(value) && Object.values(value).every(isString);

export function storeListeningChoice(choice: ListeningChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Storage is full or denied: the choice then lasts as long as the player.
  }
}

/**
 * The voices of a language on this device: the chosen one first, then those that work offline, preferring the usual region.
 */
export async function voicesFor(lang: LanguageCode): Promise<SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in window)) return [];
  const chosen = listeningChoice().voices[lang];
  const rank = (voice: SpeechSynthesisVoice) => {
    if (voice.voiceURI === chosen) return 0;
    return (voice.localService ? 1 : 3) + (tagOf(voice.lang).region === REGIONS[lang] ? 0 : 1);
  };
  return (await allVoices())
    .filter((voice) => tagOf(voice.lang).language === lang)
    .sort((a, b) => rank(a) - rank(b));
}

/** The known voices in their order, so that nothing being read changes its voice, followed by those that arrived since. */
export function withArrived(
  known: readonly SpeechSynthesisVoice[],
  found: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice[] {
  const among = (voices: readonly SpeechSynthesisVoice[]) => {
    const uris = new Set(voices.map(({ voiceURI }) => voiceURI));
    return ({ voiceURI }: SpeechSynthesisVoice) => uris.has(voiceURI);
  };
  const wasKnown = among(known);
  return [...known.filter(among(found)), ...found.filter((voice) => !wasKnown(voice))];
}

/** Normalises a voice's language tag: `sv-SE`, `sv_SE`, `swe`, `cmn`, `zh_CN_#Hans`. */
function tagOf(lang: string): { language: string; region: string | undefined } {
  const [first = "", ...others] = lang.split(/[-_]/);
  const region = others.find((part) => /^([a-z]{2}|\d{3})$/i.test(part))?.toUpperCase();
  const language = codeOf(first);
  // Chinese voices there speak Cantonese.
  const cantonese = language === "zh" && (region === "HK" || region === "MO" || others.includes("yue"));
  return { language: cantonese ? "yue" : language, region };
}

/** The two-letter code of a language given by three letters. */
function codeOf(language: string): string {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return "";
  }
}

async function allVoices(): Promise<SpeechSynthesisVoice[]> {
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
      setTimeout(resolve, VOICES_ARRIVE_MS);
    });
  return speechSynthesis.getVoices();
}
