import type { ListenProps } from "@lagom/shared/remote";
import { Button } from "@lagom/shared/ui/button";
import { Volume2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { strings } from "../../strings.ts";
import { speakOrSay } from "./speak.ts";
import { voicesFor } from "./voices.ts";

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
