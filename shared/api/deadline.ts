/** The server answers slow work after 25 seconds at the latest; beyond this it counts as out of reach. */
const LONGEST_MS = 30_000;

/** The end of a call: aborted by the caller, or timed out. */
export interface Deadline {
  signal: AbortSignal;
  /** Rejects when the deadline passes: for what was sent without its signal. */
  passed: Promise<never>;
  timedOut(): boolean;
  /** Called when a response begins: its body gets the same time again. */
  renew(): void;
  /** The answer has come. */
  end(): void;
}

/** Starts the deadline of one call. @param patience milliseconds for the answer to begin, and again for it to end */
export function startDeadline(wanted: AbortSignal | undefined, patience = LONGEST_MS): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const start = () => setTimeout(() => controller.abort(), patience);
  let timer = start();
  const onAbort = () => controller.abort(wanted?.reason);
  if (wanted?.aborted) onAbort();
  wanted?.addEventListener("abort", onAbort, { once: true, signal });
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  passed.catch(() => {}); // told by whoever waits for it
  return {
    signal,
    passed,
    timedOut: () => signal.aborted && !wanted?.aborted,
    renew: () => {
      clearTimeout(timer);
      timer = start();
    },
    end: () => {
      clearTimeout(timer);
      wanted?.removeEventListener("abort", onAbort);
    },
  };
}
