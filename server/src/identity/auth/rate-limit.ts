import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../platform/database/open.ts";
import { rateLimits } from "../../schema/auth/rate-limits.table.ts";
import { AuthError } from "./errors.ts";

/** So many permits for each key in a window of time. */
export interface RateLimit {
  /** Takes a permit. @throws AuthError 429 with the seconds to wait when none is left */
  take(key: string): Promise<void>;
  /** Whether a permit is left, without taking it. @throws as `take` */
  check(key: string): Promise<void>;
}

export interface RateLimitOptions {
  /** Its name; limits of one name count together, in all processes that share a database. */
  name: string;
  permits: number;
  /** The window, in seconds. */
  seconds: number;
  /** What a caller is told. @param seconds until the window ends */
  refusal?: (seconds: number) => AuthError;
}

const tooManyRequests = (seconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });

/**
 * A limit that holds over all processes that share a PostgreSQL, and in memory for an embedded database, which has one process.
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

/** Prefix of an IPv6 network of one household. */
const HOUSEHOLD_BITS = 64;

/** Who a limit counts: the network address of the caller, which a trusted proxy may have told; of IPv6 the household's network. */
export function callerOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOUSEHOLD_BITS}`).toString()
    : address.toString();
}
