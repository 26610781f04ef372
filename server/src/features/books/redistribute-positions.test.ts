import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redistributePositions } from "./redistribute-positions.ts";

const rowsOf = (ids: readonly number[]) => ids.map((id, at) => ({ id, position: at * 3 - 5 }));
const orderOf = (ids: readonly number[], order: readonly number[]) =>
  redistributePositions(rowsOf(ids), order).order;

const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });

describe("an order", () => {
  it("of all things is the order they get", () => {
    expect(orderOf([1, 2, 3, 4], [4, 2, 1, 3])).toEqual([4, 2, 1, 3]);
  });

  it("of some leaves the others where they are", () => {
    expect(orderOf([1, 2, 3, 4, 5], [4, 2])).toEqual([1, 4, 3, 2, 5]);
  });

  it("from an old view passes over what is gone, and keeps what has come", () => {
    expect(orderOf([9, 1, 3], [3, 2, 1])).toEqual([9, 3, 1]);
  });

  it("neither adds nor loses anything, names none twice, and once more changes nothing", () => {
    fc.assert(
      fc.property(someIds, someIds, (ids, order) => {
        const after = orderOf(ids, order);
        expect([...after].sort()).toEqual([...ids].sort());
        expect(after.filter((id) => order.includes(id))).toEqual(order.filter((id) => ids.includes(id)));
        expect(orderOf(after, order)).toEqual(after);
      }),
    );
  });

  it("moves only what has another place, to places that were there", () => {
    fc.assert(
      fc.property(someIds, someIds, (ids, order) => {
        const rows = rowsOf(ids);
        const { order: after, moved } = redistributePositions(rows, order);
        const positions = new Map([...rows, ...moved].map(({ id, position }) => [id, position]));
        expect([...positions].sort((one, other) => one[1] - other[1]).map(([id]) => id)).toEqual(after);
        expect(moved.every(({ id, position }) => ids[(position + 5) / 3] !== id)).toBe(true);
      }),
    );
  });
});
