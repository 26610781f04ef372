import { useEffect } from "react";
import { create } from "zustand";
import { afterPaint } from "./after-paint.ts";

const useOpenModals = create(() => ({ count: 0 }));

const add = (by: 1 | -1) => useOpenModals.setState(({ count }) => ({ count: count + by }));

/** Declares that this component is, while `open`, a modal surface: a dialog, or the lookup sheet. */
export function useOpenModal(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    let counted = false;
    const forget = afterPaint(() => {
      counted = true;
      add(1);
    });
    return () => {
      forget();
      if (counted) add(-1);
    };
  }, [open]);
}

/** Whether any modal surface of any area is open; the feedback button hides then. */
export const useAnyModalOpen = (): boolean => useOpenModals(({ count }) => count > 0);
