import type { ReactNode } from "react";
import { create } from "zustand";
import { afterPaint } from "./after-paint.ts";
import { VisuallyHidden } from "./hidden.tsx";

const useAnnouncement = create(() => ({ text: "" as ReactNode, count: 0 }));

/** Says something to a screen reader, politely, without showing it. */
export function announce(text: ReactNode): void {
  afterPaint(() => useAnnouncement.setState(({ count }) => ({ text, count: count + 1 })));
}

/** The region that `announce` speaks through, drawn once by the shell. */
export function LiveRegion() {
  const { text, count } = useAnnouncement();
  return (
    <VisuallyHidden>
      {/* A new element each time, so that the same text is said again. */}
      <span aria-live="polite">{text && <span key={count}>{text}</span>}</span>
    </VisuallyHidden>
  );
}
