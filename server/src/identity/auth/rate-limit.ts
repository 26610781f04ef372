import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../platform/database/open.ts";
import { type LimiterOptions, secondsLeft, sharedLimiter } from "../../platform/limits/shared-limiter.ts";
import { AuthError } from "./errors.ts";

/** A number of permits per key in a window of time. */
export interface RateLimit {
  /** Takes a permit. @throws AuthError 429 with the seconds to wait if none is left */
  take(key: string): Promise<void>;
  /** Checks that a permit is left, without taking it. @throws as `take` does */
  check(key: string): Promise<void>;
  /** What `take` would throw, without taking a permit; null when one is left. */
  refusal(key: string): Promise<AuthError | null>;
  /** Gives back all permits. */
  reset(key: string): Promise<void>;
}

export interface RateLimitOptions extends LimiterOptions {
  /** The error message. @param seconds until the window ends */
  refusal?: (seconds: number) => AuthError;
}

/** What a caller is told who asks too often. @param seconds after which to try again */
export const tooManyRequests = (seconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Request rate limit reached", { retryAfter: seconds });

/** A limit over all processes that share a database. */
export function rateLimit(
  database: Database,
  { refusal: refusalAfter = tooManyRequests, ...options }: RateLimitOptions,
): RateLimit {
  const limiter = sharedLimiter(database, options);
  const { permits } = options;
  const refused = (used: RateLimiterRes) => refusalAfter(secondsLeft(used));
  const refusal = async (key: string) => {
    const used = await limiter.get(key);
    return used && used.consumedPoints >= permits ? refused(used) : null;
  };
  return {
    refusal,
    reset: async (key) => void (await limiter.delete(key)),
    async check(key) {
      const told = await refusal(key);
      if (told) throw told;
    },
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        throw error instanceof RateLimiterRes ? refused(error) : error;
      }
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
