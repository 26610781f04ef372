import type { FastifyContextConfig } from "fastify";
import type { Config } from "../config.ts";
import { HttpError } from "./http-error.ts";

/** Development and tests make very many calls. */
const GENEROUS = 100;

/**
 * Limits a call per account, whatever addresses it comes from; a visitor counts by address.
 * @param most calls in the window
 */
export function perAccount(
  config: Config,
  most: number,
  timeWindow: "1 minute" | "1 hour" = "1 minute",
): FastifyContextConfig {
  return {
    rateLimit: {
      max: config.strictLimits ? most : most * GENEROUS,
      timeWindow,
      hook: "preParsing", // when it is known who calls, and before a body is read
      keyGenerator: ({ user, ip }) => user?.id ?? ip,
    },
  };
}

/**
 * Lets each account do one thing at a time, in this process.
 * @param refusal what is said to a second call
 */
export function oneAtATime(refusal: string) {
  const busy = new Set<string>();
  return {
    /** @throws HttpError rate_limited while an earlier one has not ended */
    begin(userId: string): void {
      if (busy.has(userId)) throw new HttpError("rate_limited", refusal);
      busy.add(userId);
    },
    end(userId: string): void {
      busy.delete(userId);
    },
  };
}
