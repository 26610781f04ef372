import { onLeave } from "@lagom/shared/leave";
import { spokenPieces } from "../../text/spoken-pieces.ts";

/** How a reading ended: by itself, because something took its place, or because the voice could not. */
export type Ending = "finished" | "interrupted" | "failed";

/** Some voices never tell that they ended: no piece takes longer than this at speed 1, milliseconds. */
const longestFor = (text: string): number => 8000 + text.length * 400;
/** Safari takes what is spoken sooner for what was cancelled before it (WebKit bug 191745), milliseconds. */
const SETTLE_MS = 80;
/** Errors that are none: something else took the voice. */
const TAKEN: readonly string[] = ["interrupted", "canceled"];

let end: ((how: Ending) => void) | undefined;
/** Held, since browsers forget an utterance that nobody holds, and then tell nothing of it. */
let sounding: SpeechSynthesisUtterance | undefined;
let silencedAt = Number.NEGATIVE_INFINITY;
let unlocked = false;

/**
 * Lets this page speak from now on. Call it in a press: iOS drops what is spoken elsewhere, without a word, until something
 * was spoken in one.
 */
export function unlockSpeech(): void {
  if (unlocked || !("speechSynthesis" in window)) return;
  unlocked = true;
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
  cancel();
}

/**
 * Reads a text aloud, in place of what is being read, until the page is left.
 * @param speed the rate at which it is said
 * @param onOver told once how it ended, unless it was stopped
 * @returns stops it
 */
export function say(
  text: string,
  voice: SpeechSynthesisVoice,
  speed: number,
  onOver: (how: Ending) => void = () => {},
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
  const goOn = () => {
    clearTimeout(timer);
    silence();
    const piece = pieces.shift();
    if (piece === undefined) return finish("finished");
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
  // Android goes by this one.
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

/** Ends what sounds; browsers differ in what they tell of it, so nothing is heard of it. */
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
