import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import { HttpError } from "./http-error.ts";

/** Rows a minute that one account may write with calls that write many: six of the largest. */
const ROWS_A_MINUTE = 30_000;
/** Development and tests make very many calls. */
const GENEROUS = 100;

/** Limits how many rows an account writes: they cost the database's time, whatever the number of calls. */
export interface RowBudget {
  /** @throws HttpError rate_limited when the account has used up its rows of this minute */
  take(userId: string, rows: number): Promise<void>;
}

export function createRowBudget({ strictLimits }: Pick<Config, "strictLimits">): RowBudget {
  const points = strictLimits ? ROWS_A_MINUTE : ROWS_A_MINUTE * GENEROUS;
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return {
    async take(userId, rows) {
      await limiter.consume(userId, rows).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new HttpError("rate_limited", "These are too many changes at once; try again in a minute");
      });
    },
  };
}
