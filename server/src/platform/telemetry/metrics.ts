import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { remembered } from "../remembered.ts";
import { within } from "../within.ts";

/** Every metric of this process; `/metrics` and OpenTelemetry read it. docs/operations.md explains each. */
export const metrics = new Registry();
const registers = [metrics];

/** Upper bounds in seconds: what people notice lies between 0.1 and 1. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requests = new Counter({
  name: "lagom_http_requests_total",
  help: "Requests answered, by host, method, route pattern and class of status",
  labelNames: ["host", "method", "route", "status"],
  registers,
});

export const requestSeconds = new Histogram({
  name: "lagom_http_request_duration_seconds",
  help: "Time from a request to the end of its answer",
  labelNames: ["host", "method", "route"],
  buckets: DURATIONS,
  registers,
});

export const mails = new Counter({
  name: "lagom_mails_total",
  help: "Mails handed over for delivery, by outcome: sent or failed",
  labelNames: ["outcome"],
  registers,
});

export const loggedErrors = new Counter({
  name: "lagom_log_errors_total",
  help: "Lines written to the log at the levels error and fatal",
  labelNames: ["level"],
  registers,
});

for (const outcome of ["sent", "failed"]) mails.inc({ outcome }, 0);
for (const level of ["error", "fatal"]) loggedErrors.inc({ level }, 0);

/** One value of a figure, with its labels. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/** A value that is read when somebody asks for the metrics. */
export interface Figure {
  /**
   * Adds a source; values with the same labels are added up. A source that fails or takes longer than 2.5 seconds is left out,
   * so that the others are still seen.
   * @returns removes it
   */
  add(read: () => readonly Reading[] | Promise<readonly Reading[]>): () => void;
}

/** Longer than the probes of database and disk take, which say 0 when they get no answer. */
const READ_WITHIN_MS = 2500;
/** However often somebody asks, a source is not read more often than this. */
const READ_EVERY_MS = 2000;

/** Defines a figure; whoever knows its values adds them. */
export function figure(name: string, help: string, labelNames: readonly string[] = []): Figure {
  const sources = new Set<() => Promise<readonly Reading[]>>();
  new Gauge({
    name,
    help,
    labelNames,
    registers,
    async collect() {
      const read = [...sources].map((source) => within(READ_WITHIN_MS, source()).catch(() => []));
      const readings = (await Promise.all(read)).flat();
      this.reset();
      if (readings.length === 0 && labelNames.length === 0) this.remove(); // a reset leaves a 0 there
      for (const { labels, value } of readings) this.inc(labels ?? {}, value);
    },
  });
  return {
    add(read) {
      const source = remembered(READ_EVERY_MS, async () => read());
      sources.add(source);
      return () => sources.delete(source);
    },
  };
}

export const databaseConnections = figure(
  "lagom_database_connections",
  "Connections of this process to the database, by state: in_use or idle",
  ["state"],
);
export const databaseWaiting = figure(
  "lagom_database_waiting",
  "Queries of this process that wait for a connection",
);
export const jobs = figure(
  "lagom_jobs",
  "Work in the background of all nodes, by queue and state: waiting, running or dead",
  ["queue", "state"],
);
export const oldestJob = figure("lagom_jobs_oldest_seconds", "Age of the oldest job that waits, by queue", [
  "queue",
]);

let watchesProcess = false;

/** Adds event loop, heap, garbage collection, CPU and open files under the names that every Node dashboard knows. */
export function watchProcess(): void {
  if (watchesProcess) return;
  watchesProcess = true;
  collectDefaultMetrics({ register: metrics });
}
