import type { Text } from "@lagom/shared/contract/text";
import { playerStrings } from "../../strings/player.ts";
import type { Piece } from "../../text/piece.ts";
import { fetchAhead, sayByServer } from "./server-speaker.ts";
import type { Ending } from "./sounding.ts";
import { say } from "./speaker.ts";

/** What reads aloud: a voice of the device, or one of the server. */
export interface Voice {
  /** Stored as the reader's choice. */
  uri: string;
  name: string;
  /** Whether the server speaks, which may fail where a voice of the device does not. */
  ofServer: boolean;
  /**
   * Reads a piece aloud, replacing what is being read, until it ends or the page is left.
   * @param onOver called once with how it ended, unless it was stopped
   * @param restMs silence after it, in milliseconds, before it counts as finished
   * @returns stops it
   */
  say(piece: Piece, speed: number, onOver?: (how: Ending) => void, restMs?: number): () => void;
  /** Prepares what will be read next. */
  prepare(piece: Piece): void;
}

/** Voices keep their identity, so that nothing is read again when others arrive. */
const known = new WeakMap<SpeechSynthesisVoice, Voice>();

function deviceVoice(voice: SpeechSynthesisVoice): Voice {
  const made = known.get(voice) ?? {
    uri: voice.voiceURI,
    name: voice.name,
    ofServer: false,
    say: ({ text }, ...how) => say(text, voice, ...how),
    prepare: () => {},
  };
  known.set(voice, made);
  return made;
}

/** A voice of the server; its name is read when it is shown, since messages come with the language. */
const serverVoice = (uri: string, name: () => string): Voice => ({
  uri,
  get name() {
    return name();
  },
  ofServer: true,
  say: sayByServer,
  prepare: fetchAhead,
});

const SERVER_VOICE = serverVoice("server", () => playerStrings.serverVoice);
/** eSpeak NG, which the server runs: named for what it is, and chosen apart from a better voice. */
export const ESPEAK_VOICE = serverVoice("espeak", () => playerStrings.espeak);

/** What a text says of voices of the server. */
export type ServerSpeech = Pick<Text, "speaks" | "spoken_by">;

/** The voices for a text: those of the device first. */
export function voicesOf(device: readonly SpeechSynthesisVoice[], text: ServerSpeech): Voice[] {
  const voices = device.map(deviceVoice);
  if (!text.speaks) return voices;
  return [...voices, text.spoken_by === "espeak" ? ESPEAK_VOICE : SERVER_VOICE];
}
