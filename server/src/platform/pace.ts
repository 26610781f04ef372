import { setTimeout } from "node:timers/promises";

/** Milliseconds of rest for each millisecond of work. */
const REST = 2;
const LONGEST_REST_MS = 500;

/**
 * Slows a long piece of work down to a third of the time, so that other people's calls run in between.
 * @returns called between two portions of the work; waits twice as long as the portion took
 */
export function createPace(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const worked = performance.now() - begun;
    await setTimeout(Math.min(REST * worked, LONGEST_REST_MS));
    begun = performance.now();
  };
}
