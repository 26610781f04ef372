import { hasFields, isListOf, readStored } from "@lagom/shared/checked-json";
import {
  ANALYTICS_BATCH_SIZE,
  ANALYTICS_FLUSH_MS,
  RECORDING_BATCH_MS,
  RECORDING_BATCH_SIZE,
} from "@lagom/shared/limits";
import type { CaptureResult } from "posthog-js/dist/module.slim.no-external";
import { createBatchQueue } from "./batch-queue.ts";
import { beacon, post } from "./delivery.ts";
import { cleanProperties, cleanRecording } from "./without-secrets.ts";

/** Events that could not be sent before the page closed, stored for the next page; only with consent. */
const STORED_KEY = "lagom.analytics.events";
const MOST_STORED = 200;

export interface EventQueue {
  /** PostHog's `before_send` hook: takes over every finished event. */
  take(event: CaptureResult | null): null;
  /** Discards everything that has not been sent. */
  clear(): void;
}

/** Sends the events that PostHog makes in batches of our own (docs/decisions/0034-usage-analysis-in-own-batches.md). */
export function createEventQueue({ key, host }: { key: string; host: string }): EventQueue {
  const eventsUrl = `${host}/i/v0/e/`;
  const recordingsUrl = `${host}/s/`;
  const envelope = (batch: readonly CaptureResult[]) => ({ api_key: key, batch, sent_at: new Date() });
  const events = createBatchQueue<CaptureResult>({
    size: ANALYTICS_BATCH_SIZE,
    everyMs: ANALYTICS_FLUSH_MS,
    deliver: (batch) => post(eventsUrl, envelope(batch)),
  });
  const recordings = createBatchQueue<CaptureResult>({
    size: RECORDING_BATCH_SIZE,
    everyMs: RECORDING_BATCH_MS,
    weigh: ({ properties }) => properties.$snapshot_data?.length ?? 1,
    kindOf: ({ properties }) => `${properties.$session_id} ${properties.$window_id}`,
    deliver: (batch) => post(recordingsUrl, stamped(batch)),
  });
  let leaving = false;

  /** Hands the rest to the browser, which sends it while the page closes: events first, then as much of the recording as fits. */
  function leave(): void {
    leaving = true;
    const all = events.takeAll();
    const left: CaptureResult[] = [];
    for (let i = 0; i < all.length; i += ANALYTICS_BATCH_SIZE) {
      left.push(...beacon(eventsUrl, all.slice(i, i + ANALYTICS_BATCH_SIZE), envelope));
    }
    store(left);
    beacon(recordingsUrl, recordings.takeAll(), stamped);
  }
  addEventListener("pagehide", leave);
  addEventListener("pageshow", () => {
    leaving = false;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") recordings.flush();
  });
  for (const event of takeStored()) events.add(event);

  return {
    take(event) {
      if (!event) return null;
      if (event.event === "$snapshot") recordings.add(cleanSnapshot(event));
      else events.add({ ...cleanProperties(event), timestamp: event.timestamp ?? new Date() });
      if (leaving) leave();
      return null;
    },
    clear() {
      events.takeAll();
      recordings.takeAll();
      localStorage.removeItem(STORED_KEY);
    },
  };
}

const stamped = (batch: readonly CaptureResult[]) =>
  batch.map((event) => ({ ...event, sent_at: new Date() }));

function cleanSnapshot(event: CaptureResult): CaptureResult {
  const { $snapshot_data: parts, ...properties } = event.properties;
  return {
    ...event,
    properties: {
      ...cleanProperties(properties),
      $snapshot_data: Array.isArray(parts) ? cleanRecording(parts) : parts,
    },
  };
}

function store(left: readonly CaptureResult[]): void {
  if (left.length === 0) return;
  try {
    localStorage.setItem(STORED_KEY, JSON.stringify(left.slice(-MOST_STORED)));
  } catch {
    // Storage is full: these few are lost.
  }
}

const isEvent = (value: unknown): value is CaptureResult =>
  hasFields({ uuid: "string", event: "string", properties: "object" })(value);

function takeStored(): CaptureResult[] {
  const stored = readStored("localStorage", STORED_KEY, isListOf(isEvent));
  if (stored) localStorage.removeItem(STORED_KEY);
  return stored ?? [];
}
