import type { Config } from "../config.ts";
import { describeError } from "./describe-error.ts";

/** The logger of all our apps; of failures it only logs what `describeError` returns. */
export const loggerOf = ({ LOG_LEVEL }: Pick<Config, "LOG_LEVEL">) => ({
  level: LOG_LEVEL,
  serializers: { err: describeError },
});
