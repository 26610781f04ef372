import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatchQueue, type Delivery } from "./batch-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of numbers whose deliveries are answered in turn, the last answer again and again. */
function queueOf(answers: Delivery[], size = 50) {
  const batches: number[][] = [];
  const queue = createBatchQueue<number>({
    size,
    everyMs: 5000,
    deliver: async (batch) => {
      batches.push([...batch]);
      return answers[batches.length - 1] ?? answers.at(-1) ?? "taken";
    },
  });
  const add = (count: number) => {
    for (let item = 0; item < count; item++) queue.add(item);
  };
  return { queue, add, batches, sizes: () => batches.map((batch) => batch.length) };
}

test("nothing goes out before five seconds, then all of it, 50 at a time", async () => {
  const { add, sizes } = queueOf(["taken"]);
  add(121);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sizes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([50, 50, 21]);
});

test("too large: halved down to one, which is dropped; then whole batches again", async () => {
  const { add, sizes } = queueOf(["too-large", "too-large", "too-large", "taken"], 4);
  add(6);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sizes()).toEqual([4, 2, 1, 4, 1]);
});

test("later: waits twice as long each time, ten minutes at most, and less after a success", async () => {
  const { add, batches } = queueOf([{ later: true }]);
  add(1);
  const waits: number[] = [];
  for (let round = 0, last = 0; round < 10; round++) {
    const before = batches.length;
    while (batches.length === before) await vi.advanceTimersByTimeAsync(1000);
    waits.push(Date.now() - last);
    last = Date.now();
  }
  expect(waits.slice(1).map((ms) => ms / 1000)).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
});

test("later, when the server says when: then", async () => {
  const { add, batches } = queueOf([{ later: true, retryAfterMs: 60_000 }, "taken"]);
  add(1);
  await vi.advanceTimersByTimeAsync(5000 + 59_999);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toHaveLength(2);
});

test("while the server takes nothing, twenty batches wait at most: the newest", async () => {
  const { add, batches, sizes } = queueOf([{ later: true, retryAfterMs: 60_000 }, "taken"], 2);
  add(3);
  await vi.advanceTimersByTimeAsync(5000);
  add(45);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sizes()).toEqual(Array(21).fill(2));
  expect(batches.slice(1).flat()).toEqual(Array.from({ length: 40 }, (_, item) => item + 5));
});

test("timed out: again at once, with the same items; refused: never again", async () => {
  const { add, batches } = queueOf(["timed-out", "refused"]);
  add(3);
  await vi.advanceTimersByTimeAsync(700_000);
  expect(batches).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ]);
});

test("items of different kinds never share a batch, and weight counts", async () => {
  const batches: { kind: string; weight: number }[][] = [];
  const queue = createBatchQueue<{ kind: string; weight: number }>({
    size: 1000,
    everyMs: 10_000,
    weigh: ({ weight }) => weight,
    kindOf: ({ kind }) => kind,
    deliver: async (batch) => {
      batches.push([...batch]);
      return "taken";
    },
  });
  const items = [
    { kind: "a", weight: 600 },
    { kind: "a", weight: 400 },
    { kind: "a", weight: 1 },
    { kind: "b", weight: 2000 },
  ];
  for (const item of items) queue.add(item);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(batches.map((batch) => batch.map(({ weight }) => weight))).toEqual([[600, 400], [1], [2000]]);
});

test("what is taken out while a request is under way comes along, and nothing is sent after", async () => {
  let finish: (delivery: Delivery) => void = () => {};
  const sent: number[] = [];
  const queue = createBatchQueue<number>({
    size: 1,
    everyMs: 5000,
    deliver: (batch) => {
      sent.push(...batch);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  });
  queue.add(1);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.takeAll()).toEqual([1, 2]);
  finish("taken");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([1]);
});
