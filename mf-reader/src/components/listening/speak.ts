import type { Text } from "@lagom/shared/contract/text";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../../strings.ts";
import type { Piece } from "../../text/piece.ts";
import { voicesOf } from "./voice.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/**
 * Reads a word or phrase of a text aloud, replacing what is being read; shows a message if the voice fails.
 * @returns false if there is no voice for the language
 */
export async function speak(piece: Piece, text: Text): Promise<boolean> {
  const { lang } = text;
  const { speed, voices: chosen } = listeningChoice();
  const voices = voicesOf(await voicesFor(lang), text);
  const voice = voices.find(({ uri }) => uri === chosen[lang]) ?? voices[0];
  if (!voice) return false;
  // The server may fail where the device has a voice, which then stands in.
  const standIn = voice.ofServer ? voices.find(({ ofServer }) => !ofServer) : undefined;
  voice.say(piece, speed, (how) => {
    if (how !== "failed" && how !== "used-up") return;
    if (standIn) standIn.say(piece, speed);
    else showToast({ text: strings.listening.failures[how] });
  });
  return true;
}
