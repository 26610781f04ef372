import { afterPaint } from "@lagom/shared/ui/after-paint";
import { type PointerEvent, type RefObject, type TouchEvent, useEffect, useRef } from "react";
import type { Spot } from "../../text/spot.ts";
import { hasSelection } from "./dom-text.ts";

/** A touch held longer than this selects text. */
const LONG_PRESS_MS = 400;
/** If the page scrolled more recently than this, it is still moving and the touch stops it. */
const STILL_MS = 50;

/**
 * A short touch of a word counts as soon as the finger is lifted: its click comes two frames later, and might hit the sheet.
 * All other gestures are left to the browser.
 */
export function useTouch(root: RefObject<HTMLElement | null>, onTouch: (spot: Spot) => void) {
  const touched = useRef<{ spot: Spot; at: number } | null>(null);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const onScroll = ({ timeStamp }: Event) => {
      scrolledAt.current = timeStamp;
    };
    document.addEventListener("scroll", onScroll, { passive: true });
    return () => document.removeEventListener("scroll", onScroll);
  }, []);
  return {
    begin: ({ pointerType, isPrimary, timeStamp: at }: PointerEvent, spot: Spot | null) => {
      const still = at - scrolledAt.current > STILL_MS;
      touched.current = spot && still && isPrimary && pointerType === "touch" ? { spot, at } : null;
    },
    handlers: {
      // The browser is scrolling, zooming or selecting.
      onPointerCancel: () => {
        touched.current = null;
      },
      onTouchEnd: (event: TouchEvent) => {
        const touch = touched.current;
        touched.current = null;
        if (!touch || event.timeStamp - touch.at > LONG_PRESS_MS) return;
        if (event.touches.length > 0 || !event.cancelable || hasSelection()) return;
        event.preventDefault();
        onTouch(touch.spot);
        afterPaint(() => root.current?.focus({ preventScroll: true }));
      },
    },
  };
}
