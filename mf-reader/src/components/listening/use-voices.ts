import type { LanguageCode } from "@lagom/shared/text/languages";
import { useEffect, useState } from "react";
import { type ServerSpeech, voicesOf } from "./voice.ts";
import {
  listeningChoice,
  type Pause,
  type Speed,
  storeListeningChoice,
  voicesFor,
  withArrived,
} from "./voices.ts";

interface Known {
  lang: LanguageCode;
  voices: readonly SpeechSynthesisVoice[];
}

/**
 * The voices for a language, undefined until those of the device are known, and the reader's choice among them.
 * @param text whether the server has a voice for it too, and which
 */
export function useVoices(lang: LanguageCode, text: ServerSpeech) {
  const [known, setKnown] = useState<Known>();
  const [choice, setChoice] = useState(listeningChoice);
  /** Whether a voice of the device stands in for the server's, which failed. */
  const [standsIn, setStandsIn] = useState(false);
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
  const voices = known?.lang === lang ? voicesOf(known.voices, text) : undefined;
  const chosen = voices?.find(({ uri }) => uri === choice.voices[lang]) ?? voices?.[0];
  const other = voices?.find(({ ofServer }) => !ofServer);
  return {
    voices,
    voice: standsIn && chosen?.ofServer ? (other ?? chosen) : chosen,
    speed: choice.speed,
    pause: choice.pause,
    standsIn: standsIn && chosen?.ofServer === true && other !== undefined,
    chooseVoice(uri: string) {
      setStandsIn(false);
      change({ ...choice, voices: { ...choice.voices, [lang]: uri } });
    },
    chooseSpeed: (speed: Speed) => change({ ...choice, speed }),
    choosePause: (pause: Pause) => change({ ...choice, pause }),
    /** Lets a voice of the device read on where the server's failed. @returns false if there is none */
    standIn(): boolean {
      if (!chosen?.ofServer || standsIn || !other) return false;
      setStandsIn(true);
      return true;
    },
  };
}
