import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Holds a value while a pointer is down in an element, so that what arrives then moves no button away under the finger: a press
 * that ends elsewhere than it began is no click.
 * @param of what the value belongs to; that of something else is never shown in its place
 */
export function useHeldWhilePressed<T>(element: RefObject<HTMLElement | null>, of: unknown, value: T): T {
  const [held, setHeld] = useState<{ of: unknown; value: T }>();
  const onDown = useEffectEvent(({ target }: Event) => {
    if (element.current?.contains(target as Node)) setHeld({ of, value });
  });
  useEffect(() => {
    // The click comes after the pointer is up, and must find the button where it was.
    const onUp = () => setTimeout(() => setHeld(undefined));
    addEventListener("pointerdown", onDown, true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, onUp, true);
    return () => {
      removeEventListener("pointerdown", onDown, true);
      for (const end of ["pointerup", "pointercancel"]) removeEventListener(end, onUp, true);
    };
  }, []);
  return held && held.of === of ? held.value : value;
}
