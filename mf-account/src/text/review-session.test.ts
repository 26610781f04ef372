import type { ReviewCard } from "@lagom/shared/contract/reviews";
import { expect, test } from "vitest";
import { begin, goOn, leaveOut, reveal, reviewed, takeBack } from "./review-session.ts";

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

const good = (after: ReviewCard, answerId = "a") => ({ after, answerId, rating: "good" as const });
const again = (after: ReviewCard, answerId = "a") => ({ after, answerId, rating: "again" as const });

test("an answered word leaves the session, or comes again when it falls due soon", () => {
  const session = reveal(begin([card(1), card(2), card(3), card(4)]));
  expect(ids(goOn(session, good(card(1, 3000)), NOW))).toEqual([2, 3, 4]);
  const next = goOn(session, good(card(1, 10)), NOW);
  expect(ids(next)).toEqual([2, 3, 4, 1]);
  expect(next.revealed).toBe(false);
});

test("a word that was remembered does not come again at once, one that was forgotten does", () => {
  const last = reveal(begin([card(1)]));
  expect(ids(goOn(last, good(card(1, 10)), NOW))).toEqual([]);
  expect(ids(goOn(last, again(card(1, 1)), NOW))).toEqual([1]);
  const three = begin([card(1), card(2), card(3)]);
  expect(ids(goOn(three, good(card(1, 10)), NOW))).toEqual([2, 3]);
  expect(ids(goOn(three, again(card(1, 1)), NOW))).toEqual([2, 3, 1]);
});

test("undo shows the last card again as it was before its answer", () => {
  const first = card(1);
  const one = goOn(begin([first, card(2)]), again(card(1, 1)), NOW);
  const back = takeBack(goOn(one, good(card(2, 5000), "b"), NOW));
  expect(ids(back)).toEqual([2, 1]);
  const further = takeBack(back);
  expect(further.cards[0]).toBe(first);
  expect(ids(further)).toEqual([1, 2]);
  expect(takeBack(further)).toEqual(further);
});

test("a word that is known is left out, and its place goes to the next", () => {
  expect(ids(leaveOut(begin([card(1), card(2)]), "known"))).toEqual([2]);
});

test("at the end each word stands once, with when it comes again by its last answer, or as known", () => {
  const failed = goOn(begin([card(1), card(2), card(3)]), again(card(1, 1)), NOW);
  const known = leaveOut(goOn(failed, good(card(2, 5000), "b"), NOW), "known");
  const done = goOn(known, good(card(1, 10), "c"), NOW);
  const due = (minutes: number) => card(0, minutes).schedule?.due;
  expect(reviewed(done)).toEqual([
    { word: { id: 1 }, due: due(10), left: null },
    { word: { id: 2 }, due: due(5000), left: null },
    { word: { id: 3 }, due: null, left: "known" },
  ]);
});
