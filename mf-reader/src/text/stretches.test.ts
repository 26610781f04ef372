import { expect, test } from "vitest";
import { wordSpot } from "./spot.ts";
import { holds, stretchesOf } from "./stretches.ts";
import { blockOf } from "./testing.ts";

const blocks = Array.from({ length: 30 }, (_, i) =>
  blockOf(`p${i}`, ["Havet stiger. ".repeat(i % 3 === 0 ? 80 : 10)]),
);

test("stretches contain all blocks in order, whatever their lengths; without blocks there are none", () => {
  const stretches = stretchesOf(blocks);
  expect(stretches.flatMap((stretch) => stretch.blocks)).toEqual(blocks);
  for (const { first, blocks: own } of stretches) expect(own[0]).toBe(blocks[first]);
  expect(stretches.length).toBeGreaterThan(5);
  expect(stretchesOf([])).toEqual([]);
});

test("added blocks leave the earlier stretches as they were", () => {
  const before = stretchesOf(blocks.slice(0, 17));
  expect(stretchesOf(blocks).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});

test("each word is in one stretch", () => {
  const stretches = stretchesOf(blocks);
  for (let block = 0; block < blocks.length; block += 1)
    expect(stretches.filter((stretch) => holds(stretch, wordSpot(block, 0)))).toHaveLength(1);
});
