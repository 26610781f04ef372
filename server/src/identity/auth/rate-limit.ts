import type { FastifyRequest } from "fastify";
import { AuthError } from "./errors.ts";

const MOST_KEYS = 100_000;

/** A bucket of permits for each key, which fills up again by the second. */
export interface RateLimit {
  /** Takes a permit. @throws AuthError 429 when none is left */
  take(key: string): void;
  /** Whether a permit is left, without taking it. @throws as `take` */
  check(key: string): void;
}

const tooManyRequests = () => new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

/** @param burst permits at once; @param perSecond permits that come back each second */
export function rateLimit(burst: number, perSecond: number, refusal = tooManyRequests): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();

  function left(key: string, now: number): number {
    const bucket = buckets.get(key);
    return bucket ? Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond) : burst;
  }

  function check(key: string): void {
    if (left(key, Date.now()) < 1) throw refusal();
  }

  function forgetFull(now: number): void {
    for (const key of buckets.keys()) if (left(key, now) >= burst) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < MOST_KEYS) return;
      buckets.delete(key);
    }
  }

  return {
    check,
    take(key) {
      check(key);
      const now = Date.now();
      const remaining = left(key, now) - 1;
      if (buckets.size >= MOST_KEYS) forgetFull(now);
      buckets.delete(key);
      buckets.set(key, { left: remaining, at: now });
    },
  };
}

/** Whom a limit counts: the other end of the socket, never a header of its own; an IPv6 network of one household counts once. */
export function callerOf(request: FastifyRequest): string {
  const address = request.ip;
  if (address.startsWith("::ffff:")) return address.slice(7);
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array.from(
    { length: address.includes("::") ? 8 - before.length - after.length : 0 },
    () => "0",
  );
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
