import type { ParsedInput } from "@lagom/shared/contract/calls";
import type { WriteKey } from "@lagom/shared/contract/tags";
import type { FastifyContextConfig } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import { secondsLeft, sharedLimiter } from "../limits/shared-limiter.ts";
import { HttpError } from "./http-error.ts";
import type { LimitDeps } from "./per-account.ts";

/** Rows a minute that one account may write with all calls that write many: six of the largest. */
const ROWS_A_MINUTE = 30_000;
/** Calls with no more rows are not counted: the limit of calls keeps them far below the budget. */
const SMALL = 50;
/** Development and tests make very many calls. */
const GENEROUS = 100;

/**
 * Limits how many rows an account writes, with all calls together and over all processes: they cost the database's time, whatever the number of
 * calls. It is taken before the call's transaction begins, which would hold one connection while it waits for another.
 * @param rowsOf how many rows a body leads to
 */
export function rowBudget<K extends WriteKey>(
  { database, config }: LimitDeps,
  rowsOf: (body: ParsedInput<K>["body"]) => number,
): FastifyContextConfig {
  const permits = config.strictLimits ? ROWS_A_MINUTE : ROWS_A_MINUTE * GENEROUS;
  const limiter = sharedLimiter(database, { name: "rows", permits, seconds: 60 });
  return {
    isHeavy: (body) => rowsOf(body as ParsedInput<K>["body"]) > SMALL,
    async takeRows(userId, body) {
      const rows = rowsOf(body as ParsedInput<K>["body"]);
      if (rows <= SMALL) return;
      await limiter.consume(userId, rows).catch((error: unknown) => {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new HttpError(
          "rate_limited",
          ({ requests }) => requests.tooManyChanges,
          undefined,
          secondsLeft(error),
        );
      });
    },
  };
}
