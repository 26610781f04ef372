import { useEffect } from "react";
import { create } from "zustand";

const useOpenModals = create(() => ({ count: 0 }));

/** Declares that this component is, while `open`, a modal surface: a dialog, or the look-up sheet. */
export function useOpenModal(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    useOpenModals.setState(({ count }) => ({ count: count + 1 }));
    return () => useOpenModals.setState(({ count }) => ({ count: count - 1 }));
  }, [open]);
}

/** Whether any modal surface of any area is open; the feedback button hides then (product.md §2). */
export const useAnyModalOpen = (): boolean => useOpenModals(({ count }) => count > 0);
