import { setTimeout } from "node:timers/promises";

/** Tasks that misbehave, and some that do not. */
export const echo = (text: string) => text;

export function loop(): never {
  for (;;);
}

export const wait = () => new Promise<never>(() => globalThis.setInterval(() => {}, 1000));

/** Computes for so many milliseconds of processor time. */
export function compute(ms: number): string {
  const before = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > ms * 1000) return "done";
  }
}

/** Leaves the processor to others for so many milliseconds. */
export const rest = (ms: number) => setTimeout(ms, "done");

export function fillMemory(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, n) => n));
}

export function fail(message: string): never {
  throw new Error(message);
}
