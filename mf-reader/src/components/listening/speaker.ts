import { spokenPieces } from "../../text/spoken-pieces.ts";
import { type Ending, sound } from "./sounding.ts";
import { cancelSpeech, sinceCancelled } from "./unlock.ts";

/** Some voices never report their end. No piece takes longer than this at speed 1, in milliseconds. */
const longestFor = (text: string): number => 8000 + text.length * 400;
/** Safari also cancels what is spoken within this time after a cancel (WebKit bug 191745), in milliseconds. */
const SETTLE_MS = 80;
/** Errors that only mean that something else used the voice. */
const TAKEN: readonly string[] = ["interrupted", "canceled"];

/** Keeps a reference: browsers collect an unreferenced utterance and then fire no events for it. */
let sounding: SpeechSynthesisUtterance | undefined;

/**
 * Reads a text aloud by a voice of the device, replacing what is being read, until it ends or the page is left.
 * @param speed the speech rate
 * @param onOver called once with how it ended, unless it was stopped
 * @param restMs silence after it, in milliseconds, before it counts as finished
 * @returns stops it
 */
export function say(
  text: string,
  voice: SpeechSynthesisVoice,
  speed: number,
  onOver?: (how: Ending) => void,
  restMs?: number,
): () => void {
  const pieces = voice.localService ? [text] : spokenPieces(text, speed);
  const begin = (over: (how: Ending) => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      clearTimeout(timer);
      silence();
      const piece = pieces.shift();
      if (piece === undefined) return over("finished");
      const start = () => {
        timer = setTimeout(goOn, longestFor(piece) / speed);
        speak(piece, voice, speed, goOn, over);
      };
      const settles = SETTLE_MS - sinceCancelled();
      if (settles > 0) timer = setTimeout(start, settles);
      else start();
    };
    goOn();
    return () => {
      clearTimeout(timer);
      silence();
    };
  };
  return sound(begin, onOver, restMs);
}

function speak(
  text: string,
  voice: SpeechSynthesisVoice,
  speed: number,
  onEnd: () => void,
  onError: (how: Ending) => void,
): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  // Android uses this instead of the voice.
  utterance.lang = voice.lang;
  utterance.rate = speed;
  utterance.onend = () => {
    sounding = undefined;
    onEnd();
  };
  utterance.onerror = ({ error }) => {
    sounding = undefined;
    onError(TAKEN.includes(error) ? "interrupted" : "failed");
  };
  sounding = utterance;
  speechSynthesis.speak(utterance);
}

/** Stops speaking. Browsers fire different events on a cancel, so its events are ignored. */
function silence(): void {
  if (!sounding && !speechSynthesis.speaking && !speechSynthesis.pending) return;
  if (sounding) {
    sounding.onend = null;
    sounding.onerror = null;
    sounding = undefined;
  }
  cancelSpeech();
}
