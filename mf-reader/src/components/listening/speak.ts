import type { Text } from "@lagom/shared/contract/text";
import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../../strings.ts";
import type { Piece } from "../../text/piece.ts";
import { SERVER_VOICE, voicesOf } from "./voice.ts";
import { listeningChoice, voicesFor } from "./voices.ts";

/**
 * Reads a word or phrase of a text aloud, replacing what is being read; shows a message if the voice fails.
 * @returns false if there is no voice for the language
 */
export async function speak(piece: Piece, { lang, speaks }: Text): Promise<boolean> {
  const { speed, voices: chosen } = listeningChoice();
  const voices = voicesOf(await voicesFor(lang), speaks);
  const voice = voices.find(({ uri }) => uri === chosen[lang]) ?? voices[0];
  if (!voice) return false;
  // The server may fail where the device has a voice, which then stands in.
  const standIn = voice === SERVER_VOICE ? voices.find((other) => other !== SERVER_VOICE) : undefined;
  voice.say(piece, speed, (how) => {
    if (how !== "failed" && how !== "used-up") return;
    if (standIn) standIn.say(piece, speed);
    else showToast({ text: strings.listening.failures[how] });
  });
  return true;
}
