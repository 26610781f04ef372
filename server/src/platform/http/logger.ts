import type { Config } from "../config.ts";
import { describeError } from "./describe-error.ts";

/** The log of every app of ours: of failures it has no more than `describeError` tells. */
export const loggerOf = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">) => ({
  level: LOG_LEVEL,
  serializers: { err: describeError },
});
