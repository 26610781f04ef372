import { ANALYTICS_RETRY_CAP_MS } from "@lagom/shared/limits";

/**
 * What became of a batch. `taken` and `refused` (a 4xx that no repeat would change) end it; `timed-out` has waited long
 * enough and goes again at once; `later` waits as the server says, else longer each time.
 */
export type Delivery =
  | "taken"
  | "refused"
  | "too-large"
  | "timed-out"
  | { later: true; retryAfterMs?: number };

interface Rules<T> {
  /** The most that one batch holds, in the unit of `weigh`. */
  size: number;
  everyMs: number;
  /** Default: each item counts one. */
  weigh?: (item: T) => number;
  /** Items of different kinds never share a batch. */
  kindOf?: (item: T) => string;
  deliver: (batch: readonly T[]) => Promise<Delivery>;
}

export interface BatchQueue<T> {
  add(item: T): void;
  /** Sends what waits now, without waiting for the next round. */
  flush(): void;
  /** Takes out everything that is not known to have arrived, what is under way included. */
  takeAll(): T[];
}

/** What waits while the server takes nothing; then the oldest items make room, so that a page left open does not grow. */
const MOST_BATCHES = 20;

/** Sends items in batches, one request at a time, until each has arrived or was refused (docs/product.md#analytics). */
export function createBatchQueue<T>(rules: Rules<T>): BatchQueue<T> {
  const { size, everyMs, weigh = () => 1, kindOf = () => "", deliver } = rules;
  let queue: T[] = [];
  let limit = size;
  let failures = 0;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(drain, ms);
  };

  /** The oldest items that fit; always one at least. */
  function nextBatch(): T[] {
    const batch: T[] = [];
    let weight = 0;
    for (const item of queue) {
      weight += weigh(item);
      const first = batch[0];
      if (first !== undefined && (weight > limit || kindOf(item) !== kindOf(first))) break;
      batch.push(item);
    }
    return batch;
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (sending) return;
    sending = true;
    let wait = everyMs;
    while (queue.length > 0) {
      const batch = nextBatch();
      const delivery = await deliver(batch);
      if (typeof delivery === "object") {
        failures += 1;
        const backOff = everyMs * 2 ** failures;
        wait = Math.min(delivery.retryAfterMs ?? backOff, ANALYTICS_RETRY_CAP_MS);
        break;
      }
      if (delivery === "timed-out") continue;
      if (delivery === "too-large" && batch.length > 1) {
        limit = Math.max(1, Math.floor(total(batch) / 2));
        continue;
      }
      if (delivery === "too-large") limit = size;
      failures = 0;
      const done = new Set(batch);
      queue = queue.filter((item) => !done.has(item));
    }
    sending = false;
    if (queue.length > 0) schedule(wait);
  }

  const total = (batch: readonly T[]) => batch.reduce((sum, item) => sum + weigh(item), 0);

  return {
    add(item) {
      queue.push(item);
      while (queue.length > 1 && total(queue) > size * MOST_BATCHES) queue.shift();
      if (!sending && timer === undefined) schedule(everyMs);
    },
    flush: () => void drain(),
    takeAll() {
      clearTimeout(timer);
      timer = undefined;
      const all = queue;
      queue = [];
      return all;
    },
  };
}
