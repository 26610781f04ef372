import type { Added } from "./added.ts";

/** Watches the listeners of the window, the document, its root and its body. */
export function watchListeners(): void {
  interface Listener {
    target: EventTarget;
    type: string;
    listener: unknown;
    capture: boolean;
    signal: AbortSignal | undefined;
    fired: boolean;
    what: string;
    error: Error;
  }
  const listeners: Listener[] = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isThere = ({ fired, signal }: Listener) => !fired && !signal?.aborted;

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

  function nameOf(target: EventTarget): string | undefined {
    if (target === window) return "window";
    if (target === document) return "document";
    if (target === document.documentElement) return "html";
    return target === document.body ? "body" : undefined;
  }
  function isCapture(options: unknown): boolean {
    const { capture } = (typeof options === "object" && (options as AddEventListenerOptions)) || {};
    return capture === true || options === true;
  }
  /** The same listener is added once, and removed, by these four. */
  function indexOf(target: EventTarget, type: string, listener: unknown, options: unknown): number {
    return listeners.findIndex(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === isCapture(options) &&
        isThere(one),
    );
  }

  const watch = (): Added[] =>
    listeners.filter(isThere).map(({ what, error }) => ({ what, stack: error.stack ?? "" }));
  Object.assign(window, { [Symbol.for("watch.listeners")]: watch });
}
