import { HttpError } from "./http-error.ts";

/** Milliseconds of rest for each millisecond of work. */
export const REST = {
  usual: 2,
  /** Of an import: while it writes, nobody else may use the embedded database. */
  import: 6,
  /** Of one write of hundreds of rows, which cannot be divided and holds that database for 20 to 30 ms. */
  longWrite: 60,
};
const LONGEST_REST_MS = 1000;
/** Calls of one caller that may wait for their next portion. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 10;

interface Line {
  /** Portions that wait, run or rest. */
  count: number;
  /** Settles when the last of them has rested. */
  end: Promise<void>;
}

const lines = new Map<string, Line>();

/**
 * Runs a portion of a caller's heavy work when all earlier portions of that caller in this process have run, each with a rest
 * after it of at least twice as long as it took. So one caller holds one connection and a third of a core at most with such work,
 * whatever the number of calls, and other people's calls run in between. A portion should take a few milliseconds.
 * @param caller a user's id, or a visitor's address
 * @param restFactor how many times as long as the work the rest is
 */
export async function inPortion<T>(
  caller: string,
  work: () => Promise<T>,
  restFactor = REST.usual,
): Promise<T> {
  const line = lines.get(caller) ?? { count: 0, end: Promise.resolve() };
  lines.set(caller, line);
  line.count += 1;
  const before = line.end;
  const { promise, resolve } = Promise.withResolvers<void>();
  line.end = promise;
  await before;
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const rest = Math.min(restFactor * (performance.now() - begun), LONGEST_REST_MS);
    setTimeout(() => {
      line.count -= 1;
      if (line.count === 0) lines.delete(caller);
      resolve();
    }, rest);
  }
}

/**
 * Call it before the first portion of a call.
 * @throws HttpError rate_limited when too many calls of this caller wait
 */
export function refuseIfBusy(caller: string): void {
  if ((lines.get(caller)?.count ?? 0) >= MOST_WAITING) {
    const message = "Too many of your requests are still waiting; try again in a few seconds";
    throw new HttpError("rate_limited", message, undefined, RETRY_SECONDS);
  }
}
