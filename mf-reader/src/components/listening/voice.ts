import { playerStrings } from "../../strings/player.ts";
import type { Piece } from "../../text/piece.ts";
import { fetchAhead, sayByServer } from "./server-speaker.ts";
import type { Ending } from "./sounding.ts";
import { say } from "./speaker.ts";

/** What reads aloud: a voice of the device, or the server's. */
export interface Voice {
  /** Stored as the reader's choice. */
  uri: string;
  name: string;
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
    say: ({ text }, ...how) => say(text, voice, ...how),
    prepare: () => {},
  };
  known.set(voice, made);
  return made;
}

export const SERVER_VOICE: Voice = {
  uri: "server",
  get name() {
    return playerStrings.serverVoice;
  },
  say: sayByServer,
  prepare: fetchAhead,
};

/** The voices for a text: those of the device first. */
export const voicesOf = (device: readonly SpeechSynthesisVoice[], speaks: boolean | undefined): Voice[] => [
  ...device.map(deviceVoice),
  ...(speaks ? [SERVER_VOICE] : []),
];
