import { setTimeout } from "node:timers/promises";

/**
 * Slows a long piece of work down, by default to a third of the time, so that other people's calls run in between.
 * @param rest milliseconds of rest for each millisecond of work
 * @param longestMs of one rest, for portions that took long because others were at work
 * @returns called between two portions of the work; waits that many times as long as the portion took
 */
export function createPace(rest = 2, longestMs = 500): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const worked = performance.now() - begun;
    await setTimeout(Math.min(rest * worked, longestMs));
    begun = performance.now();
  };
}
