import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../platform/database/open.ts";
import { rateLimits } from "../../schema/auth/rate-limits.table.ts";
import { AuthError } from "./errors.ts";

/** A number of permits per key in a window of time. */
export interface RateLimit {
  /** Takes a permit. @throws AuthError 429 with the seconds to wait if none is left */
  take(key: string): Promise<void>;
  /** Checks that a permit is left, without taking it. @throws as `take` does */
  check(key: string): Promise<void>;
}

export interface RateLimitOptions {
  /** Limits with the same name count together, in all processes that share a database. */
  name: string;
  permits: number;
  /** The window, in seconds. */
  seconds: number;
  /** The error message. @param seconds until the window ends */
  refusal?: (seconds: number) => AuthError;
}

const tooManyRequests = (seconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });

/**
 * A limit across all processes that share a PostgreSQL; in memory for an embedded database, which has one process.
 * While the database cannot be reached, each process counts by itself.
 */
export function rateLimit(
  { db, kind }: Database,
  { name, permits, seconds, refusal = tooManyRequests }: RateLimitOptions,
): RateLimit {
  const options = { keyPrefix: name, points: permits, duration: seconds };
  const memory = new RateLimiterMemory(options);
  const limiter =
    kind === "pglite"
      ? memory
      : new RateLimiterDrizzle({ ...options, storeClient: db, schema: rateLimits, insuranceLimiter: memory });
  const refused = ({ msBeforeNext }: RateLimiterRes) => refusal(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refused(error) : error;
      }
    },
    async check(key) {
      const used = await limiter.get(key);
      if (used && used.consumedPoints >= permits) throw refused(used);
    },
  };
}

/** Prefix length of one household's IPv6 network. */
const HOUSEHOLD_BITS = 64;

/** Whom a limit counts: the caller's network address, possibly reported by a trusted proxy; for IPv6 the household's network. */
export function callerOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOUSEHOLD_BITS}`).toString()
    : address.toString();
}
