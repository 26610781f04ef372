import type { ListenProps } from "@lagom/shared/remote";
import { provideParts } from "@lagom/shared/testing/areas";
import { Button } from "@lagom/shared/ui/button";
import { useEffect, useEffectEvent } from "react";

const device = { langs: [] as string[], said: [] as string[] };

/** Gives the page the reader's part for listening, on a device with a voice for these languages. @returns what was read aloud */
export function giveListening(...langs: string[]): string[] {
  Object.assign(device, { langs, said: [] });
  provideParts({ "reader/listen": Listen });
  return device.said;
}

function Listen({ text, lang, atOnce, onVoice }: ListenProps) {
  const begin = useEffectEvent(() => {
    onVoice?.(device.langs.includes(lang));
    if (atOnce && text) device.said.push(text);
  });
  useEffect(() => begin(), []);
  return text && <Button onClick={() => device.said.push(text)}>Listen</Button>;
}
