import { onLeave } from "@lagom/shared/leave";
import { spokenPieces } from "../../text/spoken-pieces.ts";

/** How reading aloud ended: finished, replaced, or failed. */
export type Ending = "finished" | "interrupted" | "failed";

/** Some voices never report their end. No piece takes longer than this at speed 1, in milliseconds. */
const longestFor = (text: string): number => 8000 + text.length * 400;
/** Safari also cancels what is spoken within this time after a cancel (WebKit bug 191745), in milliseconds. */
const SETTLE_MS = 80;
/** Errors that only mean that something else used the voice. */
const TAKEN: readonly string[] = ["interrupted", "canceled"];

let end: ((how: Ending) => void) | undefined;
/** Keeps a reference: browsers collect an unreferenced utterance and then fire no events for it. */
let sounding: SpeechSynthesisUtterance | undefined;
let silencedAt = Number.NEGATIVE_INFINITY;
let unlocked = false;

/** Allows the page to speak. Call it in a user gesture: until something was spoken in one, iOS silently drops all other speech. */
export function unlockSpeech(): void {
  if (unlocked || !("speechSynthesis" in window)) return;
  unlocked = true;
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  cancel();
}

/**
 * Reads a text aloud, replacing what is being read, until it ends or the page is left.
 * @param speed the speech rate
 * @param onOver called once with how it ended, unless it was stopped
 * @param restMs silence after it, in milliseconds, before it counts as finished
 * @returns stops it
 */
export function say(
  text: string,
  voice: SpeechSynthesisVoice,
  speed: number,
  onOver: (how: Ending) => void = () => {},
  restMs = 0,
): () => void {
  end?.("interrupted");
  const pieces = voice.localService ? [text] : spokenPieces(text, speed);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = onLeave(() => finish("interrupted"));
  const stop = () => {
    if (end !== finish) return;
    end = undefined;
    clearTimeout(timer);
    forget();
    silence();
  };
  const finish = (how: Ending) => {
    if (end !== finish) return;
    stop();
    onOver(how);
  };
  const rest = () => {
    if (restMs > 0) timer = setTimeout(finish, restMs, "finished");
    else finish("finished");
  };
  const goOn = () => {
    clearTimeout(timer);
    silence();
    const piece = pieces.shift();
    if (piece === undefined) return rest();
    const begin = () => {
      timer = setTimeout(goOn, longestFor(piece) / speed);
      speak(piece, voice, speed, goOn, finish);
    };
    const settles = silencedAt + SETTLE_MS - performance.now();
    if (settles > 0) timer = setTimeout(begin, settles);
    else begin();
  };
  end = finish;
  goOn();
  return stop;
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
  cancel();
}

function cancel(): void {
  speechSynthesis.cancel();
  silencedAt = performance.now();
}
