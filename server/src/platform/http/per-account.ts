import { Readable } from "node:stream";
import type { FastifyContextConfig } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import type { Database } from "../database/open.ts";
import { secondsLeft, sharedLimiter } from "../limits/shared-limiter.ts";
import { HttpError, type Reason } from "./http-error.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes a permit of who calls, before a body is read. */
    takePermit?: (caller: string) => Promise<void>;
    /** Takes the rows that a call will write, before its transaction begins. */
    takeRows?: (userId: string, body: unknown) => Promise<void>;
    /** Whether a call with this body waits until the caller's earlier heavy work has run. */
    isHeavy?: (body: unknown) => boolean;
  }
}

/** What limits need to know. */
export interface LimitDeps {
  database: Pick<Database, "db" | "kind">;
  config: Pick<Config, "strictLimits">;
}

/** Development and tests make very many calls. */
const GENEROUS = 100;
const SECONDS = { "1 minute": 60, "1 hour": 3600 };
/** A stream that takes longer than this may be joined by a second one. */
const LEASE_SECONDS = 120;

/**
 * Limits a call per account over all processes, whatever addresses it comes from; a visitor counts by address.
 * @param name of the limit, over all calls
 * @param most calls in the window
 */
export function perAccount(
  { database, config }: LimitDeps,
  name: string,
  most: number,
  timeWindow: keyof typeof SECONDS = "1 minute",
): FastifyContextConfig {
  const permits = config.strictLimits ? most : most * GENEROUS;
  const limiter = sharedLimiter(database, { name: `call-${name}`, permits, seconds: SECONDS[timeWindow] });
  return {
    async takePermit(caller) {
      await limiter.consume(caller).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new HttpError(
          "rate_limited",
          ({ requests }) => requests.tooMany,
          undefined,
          secondsLeft(error),
        );
      });
    },
  };
}

/** A call whose whole work is one portion of what its caller may do at a time. */
export const HEAVY: FastifyContextConfig = { isHeavy: () => true };

/**
 * Lets each account have one stream of a kind at a time, over all processes.
 * @param refusal what is said to a second call
 */
export function oneAtATime({ database }: Pick<LimitDeps, "database">, name: string, refusal: Reason) {
  const limiter = sharedLimiter(database, { name: `one-${name}`, permits: 1, seconds: LEASE_SECONDS });
  /**
   * Makes the account's stream.
   * @throws HttpError rate_limited while an earlier one has not ended, and what `make` throws
   */
  return async (userId: string, make: () => Readable | Promise<Readable>): Promise<Readable> => {
    await limiter.consume(userId).catch((error: unknown) => {
      throw error instanceof RateLimiterRes ? new HttpError("rate_limited", refusal) : error;
    });
    let hasEnded = false;
    const end = async () => {
      if (hasEnded) return;
      hasEnded = true;
      await limiter.delete(userId).catch(() => {}); // it lapses by itself
    };
    try {
      const stream = await make();
      // Whoever reads it to its end may ask for the next one.
      return Readable.from(endingWith(stream, end), { objectMode: false }).once("close", end);
    } catch (error) {
      await end();
      throw error;
    }
  };
}

async function* endingWith(stream: Readable, end: () => Promise<void>): AsyncGenerator<Buffer | string> {
  try {
    yield* stream;
  } finally {
    await end();
  }
}
