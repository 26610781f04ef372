import { expect, test } from "vitest";
import { type Told, whyWorse } from "./worse.ts";

const NONE = { of: 0, bad: 0 };
type Counts = readonly [of: number, bad: number];
const told = (visits: Partial<Record<keyof Told["visits"], Counts>>): Told => ({
  health: { addresses: 1000, failed: 0 },
  visits: {
    ...{ lcp: NONE, inp: NONE, errors: NONE },
    ...Object.fromEntries(Object.entries(visits).map(([kind, [of, bad]]) => [kind, { of, bad }])),
  },
});

test.each<[string, keyof Told["visits"], Counts, Counts, string | null]>([
  ["too few visits", "lcp", [49, 49], [1000, 0], null],
  ["too few visits of the one before", "lcp", [1000, 1000], [49, 0], null],
  ["as slow as before", "lcp", [400, 80], [400, 80], null],
  ["slower, within the margin", "inp", [4000, 600], [4000, 400], null],
  ["slower, within chance", "inp", [60, 18], [60, 6], null],
  ["slower by far", "lcp", [60, 24], [60, 6], "LCP over 2500 ms for 24 of 60 people, live 6 of 60"],
  [
    "slower for certain",
    "inp",
    [4000, 900],
    [4000, 400],
    "INP over 200 ms for 900 of 4000 people, live 400 of 4000",
  ],
  [
    "more errors, by a smaller margin",
    "errors",
    [4000, 600],
    [4000, 300],
    "uncaught errors for 600 of 4000 people, live 300 of 4000",
  ],
])("visits: %s", (_, kind, now, before, expected) => {
  expect(whyWorse(told({ [kind]: now }), told({ [kind]: before }), "live")).toBe(expected);
});

test("failures come first", () => {
  const failing = { ...told({ lcp: [60, 60] }), health: { addresses: 20, failed: 3 } };
  expect(whyWorse(failing, told({ lcp: [60, 0] }), "before")).toBe("3 of 20 people failed, before 0 of 1000");
});
