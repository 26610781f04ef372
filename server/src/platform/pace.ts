import { setTimeout } from "node:timers/promises";

const LONGEST_REST_MS = 500;

/**
 * Slows a long piece of work down, by default to a third of the time, so that other people's calls run in between.
 * @param rest milliseconds of rest for each millisecond of work
 * @returns called between two portions of the work; waits that many times as long as the portion took
 */
export function createPace(rest = 2): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const worked = performance.now() - begun;
    await setTimeout(Math.min(rest * worked, LONGEST_REST_MS));
    begun = performance.now();
  };
}
