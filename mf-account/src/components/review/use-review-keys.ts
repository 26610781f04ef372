import { REVIEW_RATINGS, type ReviewRating } from "@lagom/shared/text/review";
import { type KeyGroup, useKeyGroup } from "@lagom/shared/ui/key-groups";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { strings } from "../../strings.ts";
import type { Review } from "./use-review.ts";

const DIGITS = /^(?:Digit|Numpad)([1-4])$/;

function keyGroup(): KeyGroup {
  const { title, show, rate, takeBack, listen, know } = strings.reviewKeys;
  const list = [
    { keys: ["Space"], does: show },
    { keys: ["1", "2", "3", "4"], does: rate },
    { keys: ["Z"], does: takeBack },
    { keys: ["L"], does: listen },
    { keys: ["K"], does: know },
  ];
  return { title, list };
}

interface Ways {
  /** If given, keys count only while the focus is in it. */
  within: RefObject<HTMLElement | null> | undefined;
  /** The answer of Space and Enter. */
  usual: ReviewRating;
  listen: () => void;
}

/**
 * Reviews by keyboard, by the physical position of the keys, so that they work on every layout: Space or Enter shows and then gives
 * the usual answer, 1 to 4 answer, L listens, Z takes back, K says that the word is known.
 */
export function useReviewKeys(review: Review, ways: Ways): void {
  useKeyGroup(keyGroup());
  const { within } = ways;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    if (within && !within.current?.contains(event.target as Node)) return;
    if (act(review, event, ways)) event.preventDefault();
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

function act(review: Review, { code, target }: KeyboardEvent, { usual, listen }: Ways): boolean {
  const rating = REVIEW_RATINGS[Number(DIGITS.exec(code)?.[1] ?? 0) - 1];
  const presses = target instanceof Element && target.closest("button, a, summary") !== null;
  if (code === "KeyZ" || code === "KeyU") review.undo();
  else if (code === "KeyK") review.leave("known");
  else if (code === "KeyL") listen();
  else if (rating) review.answer(rating);
  else if ((code === "Space" || code === "Enter") && !presses)
    review.session.revealed ? review.answer(usual) : review.reveal();
  else return false;
  return true;
}
