import { afterEach, expect, it } from "vitest";
import { createWorkerPool, TaskTimeout, type WorkerPoolOptions } from "./worker-pool.ts";

type Tasks = typeof import("./testing-tasks.ts");
const module = new URL("./testing-tasks.ts", import.meta.url);
const pools: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function open(options: Partial<WorkerPoolOptions> = {}) {
  const pool = createWorkerPool<Tasks>(module, {
    cpuLimitMs: 20_000,
    memoryMb: 64,
    niceness: 0,
    mostTasks: 10,
    ...options,
  });
  pools.push(pool);
  return pool;
}

it("stops a task that never ends, whether it computes or waits, and runs the next one", async () => {
  const pool = open({ cpuLimitMs: 500 });
  const looping = pool.run("loop", undefined as never);
  const next = pool.run("echo", "hej");
  await expect(looping).rejects.toBeInstanceOf(TaskTimeout);
  expect(await next).toBe("hej");
  await expect(pool.run("wait", undefined as never)).rejects.toBeInstanceOf(TaskTimeout);
});

it("counts only what a task computes itself: not what was computed before, nor while others had the processor", async () => {
  const pool = open({ cpuLimitMs: 500 });
  for (const _ of [1, 2, 3]) expect(await pool.run("compute", 300)).toBe("done");
  expect(await pool.run("rest", 900)).toBe("done");
});

it("survives a task that takes all memory", async () => {
  const pool = open();
  await expect(pool.run("fillMemory", undefined as never)).rejects.toThrow(/memory/i);
  expect(await pool.run("echo", "hej")).toBe("hej");
});

it("refuses what is more than it may take at a time, and passes failures on", async () => {
  const pool = open({ mostTasks: 2 });
  const outcomes = await Promise.allSettled([
    pool.run("echo", "a"),
    pool.run("fail", "no"),
    pool.run("echo", "b"),
  ]);
  expect(outcomes).toMatchObject([
    { value: "a" },
    { reason: { message: "no" } },
    { reason: { code: "unavailable" } },
  ]);
  expect(await pool.run("echo", "c")).toBe("c");
});

it("stops what runs when it is closed", async () => {
  const pool = open();
  expect(await pool.run("echo", "started")).toBe("started");
  const running = expect(pool.run("loop", undefined as never)).rejects.toThrow();
  await pool.close();
  await running;
});
