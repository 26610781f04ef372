import { expect, test } from "vitest";
import { fillsOf } from "./fills.ts";

const rect = (top: number, left: number, right: number, height = 28) => ({
  top,
  bottom: top + height,
  left,
  right,
});
const text = { leading: 33, readings: false };

test("a word has one box, no wider than its letters but for an edge, also when an isolate divides it", () => {
  const whole = { top: 98, left: 9, width: 52, height: 32 };
  expect(fillsOf([rect(100, 10, 60)], text)).toEqual([whole]);
  expect(fillsOf([rect(100, 10, 30), rect(101, 30, 60, 26), rect(100, 60, 60)], text)).toEqual([whole]);
});

test("in a title, whose letters are taller than its lines, each line has its own box and none overlap", () => {
  const boxes = fillsOf([rect(100, 200, 300, 45), rect(135, 10, 60, 45)], { ...text, leading: 35 });
  expect(boxes).toEqual([
    { top: 112, left: 199, width: 102, height: 35 },
    { top: 147, left: 9, width: 52, height: 35 },
  ]);
});

test("readings above the letters stay free", () => {
  expect(fillsOf([rect(100, 10, 60)], { leading: 50, readings: true })).toEqual([
    { top: 100, left: 9, width: 52, height: 30 },
  ]);
});
