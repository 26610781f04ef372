import { REVIEW_RATINGS } from "@lagom/shared/text/review";
import { useKeyGroup } from "@lagom/shared/ui/key-groups";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { strings } from "../../strings.ts";
import type { Review } from "./use-review.ts";

const DIGITS = /^(?:Digit|Numpad)([1-4])$/;

/**
 * Reviews by keyboard, by the physical position of the keys, so that they work on every layout: Space or Enter shows and then answers
 * "good", 1 to 4 answer, Z takes back, K says that the word is known.
 * @param within if given, keys count only while the focus is in it
 */
export function useReviewKeys(review: Review, within?: RefObject<HTMLElement | null>): void {
  useKeyGroup(strings.reviewKeys);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    if (within && !within.current?.contains(event.target as Node)) return;
    if (act(review, event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** Leaves keys to fields, menus and dialogs, and Space and Enter to a focused button or link. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog, [role=menu]") !== null;
}

function act(review: Review, { code, target }: KeyboardEvent): boolean {
  const rating = REVIEW_RATINGS[Number(DIGITS.exec(code)?.[1] ?? 0) - 1];
  const presses = target instanceof Element && target.closest("button, a, summary") !== null;
  if (code === "KeyZ" || code === "KeyU") review.undo();
  else if (code === "KeyK") review.know();
  else if (rating) review.answer(rating);
  else if ((code === "Space" || code === "Enter") && !presses)
    review.session.revealed ? review.answer("good") : review.reveal();
  else return false;
  return true;
}
