import { expect, test } from "vitest";
import { failsMore } from "./canary.ts";

test.each([
  ["too few addresses", [19, 19], [1000, 0], false],
  ["too few failures", [1000, 2], [1000, 0], false],
  ["a live release that fails as much", [200, 20], [2000, 200], false],
  ["one in a hundred more, within chance", [200, 4], [2000, 20], false],
  ["three of twenty, where nothing fails live", [20, 3], [1000, 0], true],
  ["three of twenty, where nobody is on the live release", [20, 3], [0, 0], true],
  ["a tenth, where a hundredth fails live", [200, 20], [2000, 20], true],
  ["all of twenty, where half of the live ones fail", [20, 20], [100, 50], true],
] as const)("%s: withdrawn or not", (_, [addresses, failed], [liveAddresses, liveFailed], expected) => {
  expect(failsMore({ addresses, failed }, { addresses: liveAddresses, failed: liveFailed })).toBe(expected);
});
