import type { Added } from "./added.ts";

export interface GlobalWatch {
  /** What is there now is nobody's any more. */
  begin(): void;
  /** Those that are new since then, or are something else. Without a stack, unless they were trapped. */
  changed(): Added[];
}

/**
 * Watches globals, and what the window and the document do at events.
 * @param traps those of which the stack is wanted where they are set
 */
export function watchGlobals(traps: readonly string[]): void {
  let before = new Map<string, unknown>();
  const sets = new Map<string, Error>();
  for (const name of traps.filter((one) => !one.includes("."))) {
    let value = read(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      enumerable: true,
      get: () => value,
      set(given) {
        value = given;
        sets.set(name, new Error());
      },
    });
  }

  /** What each is, or what reads it. */
  function now(): Map<string, unknown> {
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

  const watch: GlobalWatch = {
    begin() {
      before = now();
      sets.clear();
    },
    changed() {
      const others = [...now()].filter(
        ([name, value]) => !sets.has(name) && !(before.has(name) && Object.is(before.get(name), value)),
      );
      return [
        ...[...sets].map(([what, { stack = "" }]) => ({ what, stack })),
        ...others.map(([what]) => ({ what, stack: "" })),
      ];
    },
  };
  Object.assign(window, { [Symbol.for("watch.globals")]: watch });
}
