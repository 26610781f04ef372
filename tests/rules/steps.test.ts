import { expect, test } from "vitest";
import { GROUPS, steps } from "../run/steps.ts";

test("every check belongs to one group, so that a whole run leaves none out", () => {
  expect(GROUPS.flat().sort()).toEqual(Object.keys(steps).sort());
});
