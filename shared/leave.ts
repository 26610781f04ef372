const SIGNING_OUT = "lagom:signing-out";

/**
 * Calls a listener when the reader is about to leave: the tab goes away, or the session ends. What is reported then still counts
 * as theirs.
 * @returns stops it
 */
export function onLeave(listener: () => void): () => void {
  addEventListener("pagehide", listener);
  addEventListener(SIGNING_OUT, listener);
  return () => {
    removeEventListener("pagehide", listener);
    removeEventListener(SIGNING_OUT, listener);
  };
}

/** Tells who listens that the session is about to end. */
export const announceSignOut = (): void => void dispatchEvent(new Event(SIGNING_OUT));
