import type { ListenProps } from "@lagom/shared/remote";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { Volume2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { strings } from "../../strings.ts";
import { say } from "./speaker.ts";
import { unlockSpeech } from "./unlock.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/** Listening for other areas: a button that speaks, and word of whether this device has a voice. */
export function ListenPart({ text, lang, atOnce = false, onVoice }: ListenProps) {
  const tell = useEffectEvent((has: boolean) => onVoice?.(has));
  useEffect(() => {
    let gone = false;
    void voicesFor(lang).then(([voice]) => gone || tell(voice !== undefined));
    return () => {
      gone = true;
    };
  }, [lang]);
  const begin = useEffectEvent(() => {
    // Browsers speak only on a page that was used.
    if (atOnce && text !== null && navigator.userActivation.hasBeenActive) void speakOrSay(text, lang);
  });
  useEffect(() => begin(), []);
  if (text === null) return null;
  return (
    <Button onClick={() => void speakOrSay(text, lang)} aria-keyshortcuts="l">
      <Volume2 size={20} aria-hidden="true" />
      {strings.lookup.listen}
    </Button>
  );
}

/** Reads a text aloud with a voice of this device, or shows why it cannot. Call it in a user gesture. */
async function speakOrSay(text: string, lang: LanguageCode): Promise<void> {
  unlockSpeech();
  const [voice] = await voicesFor(lang);
  if (!voice) return showToast({ text: strings.lookup.noVoice({ language: languageOf(lang).name }) });
  say(text, voice, listeningChoice().speed, (how) => {
    if (how === "failed") showToast({ text: strings.listening.failures.failed });
  });
}
