import { ANALYTICS_RETRY_CAP_MS } from "@lagom/shared/limits";

/**
 * The outcome of sending a batch. `taken` and `refused` (a 4xx that repeating would not change) end it; `timed-out` has waited long
 * enough and is retried at once; `later` is retried when the server says, else after a growing delay.
 */
export type Delivery =
  | "taken"
  | "refused"
  | "too-large"
  | "timed-out"
  | { later: true; retryAfterMs?: number };

interface Rules<T> {
  /** Maximum size of a batch, in the unit of `weigh`. */
  size: number;
  everyMs: number;
  /** Defaults to 1 per item. */
  weigh?: (item: T) => number;
  /** Items of different kinds never share a batch. */
  kindOf?: (item: T) => string;
  deliver: (batch: readonly T[]) => Promise<Delivery>;
}

export interface BatchQueue<T> {
  add(item: T): void;
  /** Sends the queue now instead of waiting for the next round. */
  flush(): void;
  /** Removes and returns everything not known to have arrived, including a batch in flight. */
  takeAll(): T[];
}

/** Maximum number of queued items; beyond it the oldest are dropped, so that a page left open does not grow. */
const MOST_BATCHES = 20;

/** Sends items in batches, one request at a time, until each has arrived or been refused (docs/product.md#analytics). */
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

  /** The oldest items that fit, but at least one. */
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
