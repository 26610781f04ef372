import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory } from "rate-limiter-flexible";
import { rateLimits } from "../../schema/auth/rate-limits.table.ts";
import type { Database } from "../database/open.ts";

export interface LimiterOptions {
  /** Limits with the same name count together, in all processes that share a database. */
  name: string;
  permits: number;
  /** The window, in seconds. */
  seconds: number;
}

/**
 * A limiter across all processes that share a PostgreSQL; in memory for an embedded database, which has one process.
 * While the database cannot be reached, each process counts by itself.
 */
export function sharedLimiter(
  { db, kind }: Pick<Database, "db" | "kind">,
  { name, permits, seconds }: LimiterOptions,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points: permits, duration: seconds };
  const memory = inMemory(db, options);
  return kind === "pglite"
    ? memory
    : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits, insuranceLimiter: memory });
}

const memories = new WeakMap<Database["db"], Map<string, RateLimiterMemory>>();

/** One limiter for all of a process that limit the same: several hosts, or several calls. */
function inMemory(
  db: Database["db"],
  options: { keyPrefix: string; points: number; duration: number },
): RateLimiterMemory {
  const known = memories.get(db) ?? new Map<string, RateLimiterMemory>();
  memories.set(db, known);
  const key = JSON.stringify(options);
  const limiter = known.get(key) ?? new RateLimiterMemory(options);
  known.set(key, limiter);
  return limiter;
}

/** Whole seconds until a window ends. */
export const secondsLeft = ({ msBeforeNext }: { msBeforeNext: number }): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));
