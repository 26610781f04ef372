import { useEffect } from "react";
import { create } from "zustand";

const useUnsavedCount = create(() => ({ count: 0 }));

/** Declares that this component holds input that leaving would lose; navigation and release swaps then wait or ask. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    useUnsavedCount.setState(({ count }) => ({ count: count + 1 }));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      useUnsavedCount.setState(({ count }) => ({ count: count - 1 }));
      removeEventListener("beforeunload", warn);
    };
  }, [dirty]);
}

/** Whether any component of any area holds unsaved input. */
export const useHasUnsaved = (): boolean => useUnsavedCount(({ count }) => count > 0);
export const hasUnsaved = (): boolean => useUnsavedCount.getState().count > 0;
