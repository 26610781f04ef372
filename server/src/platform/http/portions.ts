import { HttpError } from "./http-error.ts";

/** Milliseconds of rest for each millisecond of work: at first, and of a caller who has had `AT_ONCE_MS` of late. */
export interface Pace {
  first: number;
  lasting: number;
}

export const PACE = {
  /** What lasts takes 6 % of the time: in pieces of a few milliseconds it hardly shows in other people's p95. */
  usual: { first: 2, lasting: 16 },
  /** Of one write of hundreds of rows, which cannot be divided and holds the embedded database for 20 to 30 ms. */
  write: { first: 2, lasting: 48 },
  /** Of what is written in many pieces: meanwhile nobody else may use that database. */
  longWrite: { first: 6, lasting: 6 },
  /** Of a text that is prepared, for the most part in a thread of its own. */
  text: { first: 2, lasting: 2 },
} satisfies Record<string, Pace>;

/** Milliseconds of work that a caller gets at first: a page's own calls, however much the person has saved. */
const AT_ONCE_MS = 100;
/** Each millisecond of work counts for this long, and no more than `MOST_COUNTED_MS` count. */
const COUNTS_FOR_MS = 48;
const MOST_COUNTED_MS = 1000;
const LONGEST_REST_MS = 2000;
/** Calls of one caller that may wait for their next portion. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 10;

interface Line {
  /** Portions that wait, run or rest. */
  count: number;
  /** Settles when the last of them has rested. */
  end: Promise<void>;
  /** Milliseconds of work that count at a time, `at`; see `COUNTS_FOR_MS`. */
  lately: { work: number; at: number };
}

const lines = new Map<string, Line>();

/**
 * Runs a portion of a caller's heavy work when all earlier portions of that caller in this process have run, each with a rest
 * after it of at least twice as long as it took. So one caller holds one connection at most with such work, and soon only a small
 * part of a core, whatever the number of calls, and other people's calls run in between. A portion should take a few milliseconds.
 * @param caller a user's id, or a visitor's address
 */
export async function inPortion<T>(
  caller: string,
  work: () => Promise<T>,
  pace: Pace = PACE.usual,
): Promise<T> {
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
    const rest = took * factorAfter(line, took, pace);
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
  Math.max(0, work - (performance.now() - at) / COUNTS_FOR_MS);

/** Counts work, and says how long the rest after it is. */
function factorAfter(line: Line, took: number, { first, lasting }: Pace): number {
  line.lately = { work: Math.min(workLately(line) + took, MOST_COUNTED_MS), at: performance.now() };
  return line.lately.work > AT_ONCE_MS ? lasting : first;
}

/** A line without portions is dropped as soon as its work counts no more. */
function dropWhenIdle(caller: string, line: Line): void {
  if (line.count > 0 || lines.get(caller) !== line) return;
  const remaining = workLately(line) * COUNTS_FOR_MS;
  if (remaining === 0) lines.delete(caller);
  else setTimeout(() => dropWhenIdle(caller, line), remaining).unref();
}

/**
 * Call it before the first portion of a call.
 * @throws HttpError rate_limited when too many calls of this caller wait
 */
export function refuseIfBusy(caller: string): void {
  if ((lines.get(caller)?.count ?? 0) >= MOST_WAITING) {
    throw new HttpError("rate_limited", ({ requests }) => requests.tooManyWaiting, undefined, RETRY_SECONDS);
  }
}
