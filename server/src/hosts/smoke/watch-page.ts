/** What code has added to a page, or done to it, and not undone: in words, with the stack of where. */
export interface Added {
  what: string;
  stack: string;
}

/** What a watched page can be asked. */
export interface Watch {
  /** Globals that are there now are nobody's any more. */
  begin(): void;
  /** The globals since then, and the listeners and intervals that are there. */
  added(): { globals: Added[]; others: Added[] };
  /**
   * The timeouts and animation frames of a release that are set again each time they have run. It runs them early.
   * @param release as `books/0123456789ab`
   */
  rearmed(release: string): Promise<Added[]>;
}

/** Where a page keeps its watch. A symbol, so that it is no global itself. */
export const watchOf = (): Watch =>
  (window as unknown as Record<symbol, Watch>)[Symbol.for("watch")] as Watch;

/**
 * Watches listeners of the window, the document and its body, timers and globals. Runs in the page before anything else, so it uses
 * nothing from outside of it.
 * @param traps globals to note the stack of each time they are set
 */
export function watchPage(traps: readonly string[]): void {
  const MOST_ROUNDS = 10;
  const ROUND_MS = 150;
  const watch: Watch = {
    begin() {
      before = globalsNow();
      sets.length = 0;
    },
    added() {
      const set = new Map(sets.map((one) => [one.what, told(one)]));
      const changed = [...globalsNow()]
        .filter(([name, value]) => !before.has(name) || !Object.is(before.get(name), value))
        .map(([what]) => ({ what, stack: "" }));
      return {
        globals: [...set.values(), ...changed.filter(({ what }) => !set.has(what))],
        others: [...listeners.filter(isThere), ...[...timers.values()].filter(({ run }) => !run)].map(told),
      };
    },
    async rearmed(release) {
      const own = () =>
        [...timers.values(), ...frames.values()].filter((one) => one.run && isOf(one, release));
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const due = own();
        if (due.length === 0) break;
        for (const one of due) runNow(one);
        for (let waited = 0; waited < ROUND_MS && own().length === 0; waited += 10)
          await new Promise((resolve) => later(resolve, 10));
      }
      return own().map(told);
    },
  };
  Object.defineProperty(window, Symbol.for("watch"), { value: watch });

  interface Noted {
    what: string;
    error: Error;
  }
  const told = ({ what, error }: Noted): Added => ({ what, stack: error.stack ?? "" });

  interface Listener extends Noted {
    target: EventTarget;
    type: string;
    listener: unknown;
    capture: boolean;
    signal: AbortSignal | undefined;
    fired: boolean;
  }
  const listeners: Listener[] = [];
  const isThere = ({ fired, signal }: Listener) => !fired && !signal?.aborted;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isCapture = (options: unknown) =>
    typeof options === "object"
      ? (options as AddEventListenerOptions | null)?.capture === true
      : options === true;
  const nameOf = (target: EventTarget) =>
    (target === window && "window") ||
    (target === document && "document") ||
    (target === document.documentElement && "html") ||
    (target === document.body && "body");
  const indexOf = (target: EventTarget, type: string, listener: unknown, options: unknown) =>
    listeners.findIndex(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === isCapture(options) &&
        isThere(one),
    );
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    add.call(target, type, listener, options);
    const name = nameOf(target);
    if (!name || !listener || indexOf(target, type, listener, options) >= 0) return;
    const { once, signal } = (typeof options === "object" && options) || {};
    const capture = isCapture(options);
    const what = `a listener for ${type} on ${name}`;
    const noted = { target, type, listener, capture, signal, fired: false, what, error: new Error() };
    listeners.push(noted);
    if (once) add.call(target, type, () => Object.assign(noted, { fired: true }), { once, capture });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    remove.call(target, type, listener, options);
    const at = indexOf(target, type, listener, options);
    if (at >= 0) listeners.splice(at, 1);
  };

  interface Timer extends Noted {
    cancel: () => void;
    /** Undefined for an interval. */
    run?: () => void;
  }
  const timers = new Map<number, Timer>();
  const frames = new Map<number, Timer>();
  const { setTimeout: later, setInterval: repeat, clearTimeout: clear } = window;
  const { requestAnimationFrame: onFrame, cancelAnimationFrame: offFrame } = window;
  const isOf = ({ error }: Noted, release: string) =>
    error.stack?.match(/\/releases\/([a-z]+\/[0-9a-f]{12})\//)?.[1] === release;
  function runNow({ cancel, run }: Timer): void {
    cancel();
    try {
      run?.();
    } catch {
      // It may have counted on a page that is gone.
    }
  }
  function setWatchedTimeout(handler: TimerHandler, ms?: number, ...given: unknown[]): number {
    const run = () => {
      timers.delete(id);
      if (typeof handler === "function") handler.apply(window, given);
    };
    const id = later(run, ms);
    const cancel = () => clear(id);
    timers.set(id, {
      what: `a timeout of ${ms ?? 0} ms that sets itself again`,
      error: new Error(),
      cancel,
      run,
    });
    return id;
  }
  function setWatchedInterval(handler: TimerHandler, ms?: number, ...given: unknown[]): number {
    const id = repeat(handler, ms, ...given);
    const cancel = () => clear(id);
    timers.set(id, { what: `an interval of ${ms ?? 0} ms`, error: new Error(), cancel });
    return id;
  }
  const clearWatched = (id?: number) => {
    clear(id);
    timers.delete(id ?? 0);
  };
  Object.assign(window, {
    setTimeout: setWatchedTimeout,
    setInterval: setWatchedInterval,
    clearTimeout: clearWatched,
    clearInterval: clearWatched,
    requestAnimationFrame(callback: FrameRequestCallback): number {
      const run = (now = performance.now()) => {
        frames.delete(id);
        callback(now);
      };
      const id = onFrame(run);
      const what = "an animation frame that asks for the next one";
      frames.set(id, { what, error: new Error(), cancel: () => offFrame(id), run });
      return id;
    },
    cancelAnimationFrame(id: number) {
      offFrame(id);
      frames.delete(id);
    },
  });

  /** Own properties of the window by name: their values, or what reads them; of handlers of events what they are set to. */
  function globalsNow(): Map<string, unknown> {
    const found = new Map<string, unknown>();
    for (const name of Object.getOwnPropertyNames(window)) {
      if (/^\d+$/.test(name)) continue; // a frame
      const { value, get } = Object.getOwnPropertyDescriptor(window, name) ?? {};
      found.set(name, name.startsWith("on") && get ? read(window, name) : (get ?? value));
    }
    for (const name in document)
      if (name.startsWith("on")) found.set(`document.${name}`, read(document, name));
    return found;
  }
  function read(owner: object, name: string): unknown {
    return (owner as Record<string, unknown>)[name];
  }
  let before = new Map<string, unknown>();
  const sets: Noted[] = [];
  for (const name of traps.filter((one) => !one.includes("."))) {
    let value = read(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set(given) {
        value = given;
        sets.push({ what: name, error: new Error() });
      },
    });
  }
}
