import { expect, test } from "vitest";
import { slowestInteractions } from "./interactions.ts";

const inpOf = (...durations: number[]) => {
  const interactions = slowestInteractions();
  for (const [id, ms] of durations.entries()) interactions.add(id + 1, ms);
  return interactions.inp();
};

test("the interaction to next paint is the slowest, but for one in fifty", () => {
  expect(inpOf()).toBeNull();
  expect(inpOf(40, 320, 16)).toBe(320);
  expect(inpOf(...Array<number>(48).fill(20), 320)).toBe(320);
  expect(inpOf(...Array<number>(49).fill(20), 320)).toBe(20);
});

test("events of one interaction count as one, the longest of them", () => {
  const interactions = slowestInteractions();
  for (const ms of [24, 240, 32]) interactions.add(1, ms);
  expect(interactions.inp()).toBe(240);
});
