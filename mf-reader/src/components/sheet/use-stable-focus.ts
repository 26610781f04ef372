import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the text's keyboard shortcuts working while the sheet is used: when the focused button or field disappears or is
 * disabled, the text gets the focus.
 * @returns props of the sheet
 */
export function useStableFocus(text: RefObject<HTMLElement | null>) {
  const within = useRef(false);
  // On every render, since any may remove the focused element. React fires no blur event for that.
  useLayoutEffect(() => {
    if (!within.current) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !focused.matches(":disabled")) return;
    within.current = false;
    text.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      within.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      within.current = currentTarget.contains(relatedTarget);
    },
  };
}
