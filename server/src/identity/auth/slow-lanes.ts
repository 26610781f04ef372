import { setTimeout } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { tooManyRequests } from "./rate-limit.ts";

/** Lanes in use at once, in this process. */
const MOST_LANES = 1000;

/** Lets work of one key go one after the other, each after a wait. */
export interface SlowLanes {
  /** @throws AuthError 429 when too much of this key waits already */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export interface SlowLanesOptions {
  /** The wait before each piece of work. */
  waitMs: number;
  /** Work of one key that may wait; all of it must end within the time limit of a request. */
  most: number;
}

export function createSlowLanes({ waitMs, most }: SlowLanesOptions): SlowLanes {
  const lanes = new Map<string, LimitFunction>();
  const waitingIn = ({ activeCount, pendingCount }: LimitFunction) => activeCount + pendingCount;
  return {
    async run(key, work) {
      const lane = lanes.get(key) ?? pLimit(1);
      if (waitingIn(lane) >= most || (!lanes.has(key) && lanes.size >= MOST_LANES))
        throw tooManyRequests(Math.ceil((most * waitMs) / 1000));
      lanes.set(key, lane);
      try {
        return await lane(async () => {
          await setTimeout(waitMs);
          return work();
        });
      } finally {
        if (waitingIn(lane) === 0) lanes.delete(key);
      }
    },
  };
}
