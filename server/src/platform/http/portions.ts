import { HttpError } from "./http-error.ts";

/** Milliseconds of rest for each millisecond of work. */
export const REST = {
  usual: 2,
  /** Of a caller who has had `AT_ONCE_MS` of late: what lasts takes 2 % of the time, too little to show in other people's p95. */
  lasting: 48,
  /** Of what writes hundreds of kilobytes: meanwhile nobody else may use the embedded database. */
  longWrite: 6,
};
/** Milliseconds of work that a caller gets with the usual rest: a page's own calls, however much the person has saved. */
const AT_ONCE_MS = 100;
const LONGEST_REST_MS = 2000;
/** Calls of one caller that may wait for their next portion. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 10;

interface Line {
  /** Portions that wait, run or rest. */
  count: number;
  /** Settles when the last of them has rested. */
  end: Promise<void>;
  /** Milliseconds of work that count at a time, `at`; each is forgotten after `REST.lasting` milliseconds. */
  lately: { work: number; at: number };
}

const lines = new Map<string, Line>();

/**
 * Runs a portion of a caller's heavy work when all earlier portions of that caller in this process have run, each with a rest
 * after it of at least twice as long as it took. So one caller holds one connection at most with such work, and soon only a small
 * part of a core, whatever the number of calls, and other people's calls run in between. A portion should take a few milliseconds.
 * @param caller a user's id, or a visitor's address
 * @param restFactor how many times as long as the work the rest is; chosen by what the caller has had of late if not given
 */
export async function inPortion<T>(caller: string, work: () => Promise<T>, restFactor?: number): Promise<T> {
  const line = lines.get(caller) ?? { count: 0, end: Promise.resolve(), lately: { work: 0, at: 0 } };
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
    const took = performance.now() - begun;
    const rest = took * (restFactor ?? factorAfter(line, took));
    setTimeout(
      () => {
        line.count -= 1;
        dropWhenIdle(caller, line);
        resolve();
      },
      Math.min(rest, LONGEST_REST_MS),
    );
  }
}

const workLately = ({ lately: { work, at } }: Line): number =>
  Math.max(0, work - (performance.now() - at) / REST.lasting);

/** Counts work, and says how long the rest after it is. */
function factorAfter(line: Line, took: number): number {
  line.lately = { work: workLately(line) + took, at: performance.now() };
  return line.lately.work > AT_ONCE_MS ? REST.lasting : REST.usual;
}

/** A line without portions is dropped as soon as its work counts no more. */
function dropWhenIdle(caller: string, line: Line): void {
  if (line.count > 0) return;
  const remaining = workLately(line) * REST.lasting;
  if (remaining === 0) lines.delete(caller);
  else setTimeout(() => dropWhenIdle(caller, line), remaining).unref();
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
