import type { Added } from "./added.ts";

export interface TimerWatch {
  /** The intervals that are running. */
  intervals(): Added[];
  /**
   * The timeouts and animation frames of a release that are set again each time they have run. It runs them early.
   * @param release as `books/0123456789ab`
   */
  endless(release: string): Promise<Added[]>;
}

/** Watches timers and animation frames. */
export function watchTimers(): void {
  const MOST_ROUNDS = 10;
  /** So long what is run may wait for something before it sets itself again. */
  const ROUND_MS = 300;
  interface Timer {
    what: string;
    error: Error;
    cancel: () => void;
    /** Undefined for an interval. */
    run?: () => void;
  }
  const timers = new Map<number, Timer>();
  const frames = new Map<number, Timer>();
  const { setTimeout: later, setInterval: repeat, clearTimeout: clear } = window;
  const { requestAnimationFrame: onFrame, cancelAnimationFrame: offFrame } = window;

  function watchedTimeout(handler: TimerHandler, ms?: number, ...given: unknown[]): number {
    const run = () => {
      timers.delete(id);
      if (typeof handler === "function") handler.apply(window, given);
    };
    const id = later(run, ms);
    const what = `a timeout of ${ms ?? 0} ms that sets itself again`;
    timers.set(id, { what, error: new Error(), cancel: () => clear(id), run });
    return id;
  }
  function watchedInterval(handler: TimerHandler, ms?: number, ...given: unknown[]): number {
    const id = repeat(handler, ms, ...given);
    timers.set(id, { what: `an interval of ${ms ?? 0} ms`, error: new Error(), cancel: () => clear(id) });
    return id;
  }
  function watchedFrame(callback: FrameRequestCallback): number {
    const run = (now = performance.now()) => {
      frames.delete(id);
      callback(now);
    };
    const id = onFrame(run);
    const what = "an animation frame that asks for the next one";
    frames.set(id, { what, error: new Error(), cancel: () => offFrame(id), run });
    return id;
  }
  const cancelTimer = (id = 0) => {
    clear(id);
    timers.delete(id);
  };
  Object.assign(window, {
    setTimeout: watchedTimeout,
    setInterval: watchedInterval,
    clearTimeout: cancelTimer,
    clearInterval: cancelTimer,
    requestAnimationFrame: watchedFrame,
    cancelAnimationFrame(id: number) {
      offFrame(id);
      frames.delete(id);
    },
  });

  function runNow({ cancel, run }: Timer): void {
    cancel();
    try {
      run?.();
    } catch {
      // It may have counted on a page that is gone.
    }
  }
  const pause = (ms: number) => new Promise((resolve) => later(resolve, ms));
  const told = ({ what, error }: Timer): Added => ({ what, stack: error.stack ?? "" });
  const isOf = ({ error }: Timer, release: string) =>
    error.stack?.match(/\/releases\/([a-z]+\/[0-9a-f]{12})\//)?.[1] === release;

  const watch: TimerWatch = {
    intervals: () => [...timers.values()].filter(({ run }) => !run).map(told),
    async endless(release) {
      const own = () =>
        [...timers.values(), ...frames.values()].filter((one) => one.run && isOf(one, release));
      for (let round = 0; round < MOST_ROUNDS && own().length > 0; round++) {
        for (const one of own()) runNow(one);
        for (let waited = 0; waited < ROUND_MS && own().length === 0; waited += 10) await pause(10);
      }
      // One may be waiting while others have gone through all rounds.
      if (own().length > 0) await pause(ROUND_MS);
      return own().map(told);
    },
  };
  Object.assign(window, { [Symbol.for("watch.timers")]: watch });
}
