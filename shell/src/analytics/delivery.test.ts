import { expect, test } from "vitest";
import { deliveryOf } from "./delivery.ts";

test.each([
  [200, "taken"],
  [204, "taken"],
  [400, "refused"],
  [401, "refused"],
  [413, "too-large"],
  [429, { later: true }],
  [500, { later: true }],
  [503, { later: true }],
] as const)("%i is %j", (status, delivery) => {
  expect(deliveryOf(status, null)).toEqual(delivery);
});

test("Retry-After is read as seconds or as a date, and left alone when it is neither", () => {
  expect(deliveryOf(429, "30")).toEqual({ later: true, retryAfterMs: 30_000 });
  expect(deliveryOf(503, new Date(Date.now() - 1000).toUTCString())).toEqual({
    later: true,
    retryAfterMs: 0,
  });
  expect(deliveryOf(503, "soon")).toEqual({ later: true });
});
