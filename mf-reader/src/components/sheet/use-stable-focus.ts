import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the keys of the text alive while the sheet is used: when the button or field that has the focus goes, or can do no
 * more, the text gets it.
 * @returns for the sheet
 */
export function useStableFocus(text: RefObject<HTMLElement | null>) {
  const within = useRef(false);
  // On every render, which may take the focus away. React fires no blur event for that.
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
