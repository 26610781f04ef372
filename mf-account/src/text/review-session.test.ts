import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { expect, test } from "vitest";
import { begin, goOn, leaveOut, reveal, takeBack } from "./review-session.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const card = (id: number, dueInMinutes?: number) =>
  ({
    word: { id },
    schedule:
      dueInMinutes === undefined
        ? null
        : { due: new Date(NOW.getTime() + dueInMinutes * 60_000).toISOString() },
  }) as ReviewCard;
const ids = ({ cards }: ReturnType<typeof begin>) => cards.map(({ word }) => word.id);

test("an answered word leaves the session, or comes again when it falls due soon", () => {
  const session = reveal(begin([card(1), card(2), card(3)]));
  expect(ids(goOn(session, card(1, 3000), "a", NOW))).toEqual([2, 3]);
  const again = goOn(session, card(1, 10), "a", NOW);
  expect(ids(again)).toEqual([2, 3, 1]);
  expect(again.revealed).toBe(false);
});

test("undo shows the last card again as it was before its answer", () => {
  const first = card(1);
  const answered = goOn(goOn(begin([first, card(2)]), card(1, 1), "a", NOW), card(2, 5000), "b", NOW);
  const back = takeBack(answered);
  expect(ids(back)).toEqual([2, 1]);
  const further = takeBack(back);
  expect(further.cards[0]).toBe(first);
  expect(ids(further)).toEqual([1, 2]);
  expect(takeBack(further)).toEqual(further);
});

test("a word that is known is left out, and its place goes to the next", () => {
  expect(ids(leaveOut(begin([card(1), card(2)])))).toEqual([2]);
});
