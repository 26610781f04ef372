import { type LoggerOptions, levels, stdTimeFunctions } from "pino";
import { loggedErrors } from "./metrics.ts";

/** Takes each line of the log as it was written. */
export type LineSink = (line: string) => void;

let sink: LineSink | undefined;

/** Lets each line of the log go somewhere else too. */
export function setLineSink(to: LineSink | undefined): void {
  sink = to;
}

/** The form of every log of this process: JSON lines with the level's name and the time as ISO 8601; errors are counted. */
export const LOG_FORM = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
  hooks: {
    logMethod(args, method, level) {
      const name = levels.labels[level];
      if (name === "error" || name === "fatal") loggedErrors.inc({ level: name });
      method.apply(this, args);
    },
    streamWrite(line) {
      sink?.(line);
      return line;
    },
  },
} satisfies LoggerOptions;
