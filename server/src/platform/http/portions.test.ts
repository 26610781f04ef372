import { afterEach, expect, it, vi } from "vitest";
import { inPortion, refuseIfBusy } from "./portions.ts";

/** Work that ends when it is told to, and notes when it begins and ends. */
function held(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { work, end: resolve };
}

afterEach(() => {
  vi.useRealTimers();
});

it("runs a caller's portions one after the other, in their order, and nobody else's waits for them", async () => {
  const log: string[] = [];
  const [first, second, third] = [held(log, "first"), held(log, "second"), held(log, "third")];
  const all = [first, second, third].map(({ work }) => inPortion("a", work));
  expect(await inPortion("b", async () => "other")).toBe("other");
  third.end();
  second.end();
  first.end();
  expect(await Promise.all(all)).toEqual(["first", "second", "third"]);
  const inTurn = ["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(log).toEqual(inTurn);
});

it("lets a caller's work rest twice as long as it took, and 16 times once the caller has had 100 ms of late", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  const starts: number[] = [];
  const portions = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        inPortion("long", async () => {
          starts.push(performance.now());
          await new Promise((resolve) => setTimeout(resolve, 50));
        }),
      ),
    );
  const pauses = () => starts.slice(1).map((start, at) => start - (starts[at] ?? 0) - 50);
  const first = portions(7);
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  expect(pauses()).toEqual([100, 100, 800, 800, 800, 800]);
  starts.length = 0;
  const later = portions(3);
  await vi.advanceTimersByTimeAsync(20_000);
  await later;
  expect(pauses()).toEqual([100, 100]);
});

it("goes on after a portion that fails", async () => {
  await expect(inPortion("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inPortion("a", async () => "next")).toBe("next");
});

it("refuses a call of a caller for whom thirty portions wait, and says when to come again", async () => {
  const first = held([], "first");
  const waiting = [
    inPortion("c", first.work),
    ...Array.from({ length: 28 }, () => inPortion("c", async () => "")),
  ];
  refuseIfBusy("c");
  waiting.push(inPortion("c", async () => ""));
  expect(() => refuseIfBusy("c")).toThrow(
    expect.objectContaining({ code: "rate_limited", retryAfter: expect.any(Number) }),
  );
  refuseIfBusy("d");
  first.end();
  await Promise.all(waiting);
});
