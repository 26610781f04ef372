import type { LanguageCode } from "@lagom/shared/text/languages";
import { useEffect, useState } from "react";
import { listeningChoice, type Speed, storeListeningChoice, voicesFor, withArrived } from "./voices.ts";

interface Known {
  lang: LanguageCode;
  voices: readonly SpeechSynthesisVoice[];
}

/** The voices of a language on this device, undefined until they are known, and the reader's choice among them. */
export function useVoices(lang: LanguageCode) {
  const [known, setKnown] = useState<Known>();
  const [choice, setChoice] = useState(listeningChoice);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await voicesFor(lang);
      if (!wanted) return;
      setKnown((before) => ({
        lang,
        voices: withArrived(before?.lang === lang ? before.voices : [], found),
      }));
    };
    void load();
    // A voice may be installed, or arrive late, while the player is open.
    const synthesis = "speechSynthesis" in window ? speechSynthesis : undefined;
    synthesis?.addEventListener("voiceschanged", load);
    return () => {
      wanted = false;
      synthesis?.removeEventListener("voiceschanged", load);
    };
  }, [lang]);
  const change = (next: typeof choice) => {
    setChoice(next);
    storeListeningChoice(next);
  };
  // No voices until those of the new language are known.
  const voices = known?.lang === lang ? known.voices : undefined;
  return {
    voices,
    voice: voices?.find(({ voiceURI }) => voiceURI === choice.voices[lang]) ?? voices?.[0],
    speed: choice.speed,
    chooseVoice: (uri: string) => change({ ...choice, voices: { ...choice.voices, [lang]: uri } }),
    chooseSpeed: (speed: Speed) => change({ ...choice, speed }),
  };
}
