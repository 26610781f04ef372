import { expect, test } from "vitest";
import { type Box, popoverPosition } from "./popover-position.ts";

const word = (top: number, left = 400): Box => ({ top, bottom: top + 30, left, right: left + 80 });
const column: Box = { top: -500, bottom: 3000, left: 330, right: 940 };
const sheet = { width: 300, height: 380 };
const wide = { width: 1280, height: 800 };
const narrow = { width: 900, height: 800 };
const phone = { width: 360, height: 740 };

test("it is beside the column if the margin has room, and inside the screen", () => {
  expect(popoverPosition({ word: word(300), column, sheet, viewport: wide, top: 120, rtl: false })).toEqual({
    kind: "beside",
    top: 788,
    left: 634,
    scrollBy: 0,
  });
  const low = popoverPosition({ word: word(700), column, sheet, viewport: wide, top: 120, rtl: false });
  expect(low).toMatchObject({ kind: "beside", top: 800 - 12 - 380 + 500 });
});

test("it is below the word if the margin is too narrow, never over the word, and scrolled into view", () => {
  const at = { ...column, right: 860 };
  const position = popoverPosition({
    word: word(600),
    column: at,
    sheet,
    viewport: narrow,
    top: 120,
    rtl: false,
  });
  expect(position).toEqual({ kind: "below", top: 630 + 12 + 500, left: 70, scrollBy: 630 - 408 + 12 });
  if (position.kind === "bottom") throw new Error("not on a phone");
  expect(position.top + at.top).toBeGreaterThan(630);
});

test("a sheet under a word at the end of its line stays in the column", () => {
  const at = { ...column, right: 860 };
  const position = popoverPosition({
    word: word(300, 780),
    column: at,
    sheet,
    viewport: narrow,
    top: 120,
    rtl: false,
  });
  expect(position).toMatchObject({ kind: "below", left: 860 - 300 - 330 });
});

test("for right-to-left text it is on the other side", () => {
  const beside = popoverPosition({ word: word(300), column, sheet, viewport: wide, top: 120, rtl: true });
  expect(beside).toMatchObject({ kind: "beside", left: -324 });
  const at = { ...column, left: 40, right: 860 };
  const below = popoverPosition({
    word: word(300),
    column: at,
    sheet,
    viewport: narrow,
    top: 120,
    rtl: true,
  });
  expect(below).toMatchObject({ kind: "below", left: 480 - 300 - 40 });
});

test("on a phone the word is scrolled between the bars above and the sheet below", () => {
  const at = { ...column, left: 16, right: 344 };
  const scroll = (top: number) =>
    popoverPosition({ word: word(top, 40), column: at, sheet, viewport: phone, top: 120, rtl: false })
      .scrollBy;
  expect(scroll(200)).toBe(0);
  expect(scroll(600)).toBe(630 - 360 + 12);
  expect(scroll(60)).toBe(60 - 120 - 12);
});
