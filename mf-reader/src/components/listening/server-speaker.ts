import { isApiError } from "@lagom/shared/api/errors";
import { fetchSound } from "../../queries/speech.ts";
import { type Piece, rangesOf } from "../../text/piece.ts";
import { type Ending, sound } from "./sounding.ts";
import { audioElement } from "./unlock.ts";

/** Reads a piece aloud by the server's voice; parameters as those of `say`. */
export function sayByServer(
  piece: Piece,
  speed: number,
  onOver?: (how: Ending) => void,
  restMs?: number,
): () => void {
  const begin = (over: (how: Ending) => void) => {
    let stopped = false;
    let silence = () => {};
    const readAll = async (): Promise<Ending> => {
      for (const range of rangesOf(piece)) {
        const blob = await fetchSound(range);
        if (stopped) return "interrupted";
        silence();
        const how = await new Promise<Ending>((resolve) => {
          silence = play(blob, speed, resolve);
        });
        if (how !== "finished") return how;
      }
      return "finished";
    };
    readAll().catch(endingOf).then(over);
    return () => {
      stopped = true;
      silence();
    };
  };
  return sound(begin, onOver, restMs);
}

const endingOf = (error: unknown): Ending =>
  isApiError(error) && error.code === "rate_limited" ? "used-up" : "failed";

/** Plays a sound. @returns silences it */
function play(blob: Blob, speed: number, onOver: (how: Ending) => void): () => void {
  const audio = audioElement();
  const url = URL.createObjectURL(blob);
  audio.onended = () => onOver("finished");
  // The system may pause it, as for a call.
  audio.onpause = () => !audio.ended && onOver("interrupted");
  audio.onerror = () => onOver("failed");
  audio.src = url;
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  audio.play().catch(() => audio.paused && onOver("failed"));
  return () => {
    audio.onended = null;
    audio.onpause = null;
    audio.onerror = null;
    audio.pause();
    URL.revokeObjectURL(url);
  };
}

/** Fetches the sound of what will be read next. */
export function fetchAhead(piece: Piece): void {
  const [first] = rangesOf(piece);
  if (first) fetchSound(first).catch(() => {}); // it is asked for again when it is read
}
