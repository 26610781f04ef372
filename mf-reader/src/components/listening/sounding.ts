import { onLeave } from "@lagom/shared/leave";

/** How reading aloud ended: finished, replaced, failed, or refused because the server has spoken enough. */
export type Ending = "finished" | "interrupted" | "failed" | "used-up";

/** Begins a sound, whose end it reports; returns what silences it. */
type Begin = (over: (how: Ending) => void) => () => void;

let end: ((how: Ending) => void) | undefined;

/** Whether something is read aloud, or rests between two sentences. */
export const isSounding = (): boolean => end !== undefined;

/**
 * Makes a sound, replacing the one before, until it ends or the page is left.
 * @param onOver called once with how it ended, unless it was stopped
 * @param restMs silence after it, in milliseconds, before it counts as finished
 * @returns stops it
 */
export function sound(begin: Begin, onOver: (how: Ending) => void = () => {}, restMs = 0): () => void {
  end?.("interrupted");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence = () => {};
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
  end = finish;
  silence = begin((how) => {
    if (how === "finished" && restMs > 0) timer = setTimeout(finish, restMs, how);
    else finish(how);
  });
  return stop;
}
