import { type RefObject, useEffect, useEffectEvent } from "react";

/** Escape and a press elsewhere close the panel; Escape gives the focus back to its button. */
export function useDismissal(open: boolean, menu: RefObject<HTMLDivElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Escape") return;
      event.preventDefault();
      dismiss();
      menu.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, menu]);
}
