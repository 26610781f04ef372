import { strings } from "../strings.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const STEPS = [
  [365 * DAY, "years"],
  [30 * DAY, "months"],
  [DAY, "days"],
  [60 * MINUTE, "hours"],
  [MINUTE, "minutes"],
] as const;

/** The time until a word is due again, in its largest unit: `10 minutes`, `1 day`, `1.5 years`. */
export function interval(from: Date, to: Date): string {
  const ms = Math.max(MINUTE, to.getTime() - from.getTime());
  const [unit, name] = STEPS.find(([least]) => ms >= least) ?? [MINUTE, "minutes"];
  const count = ms / unit;
  const shown = name === "years" || name === "months" ? Math.round(count * 10) / 10 : Math.round(count);
  return strings.review.intervals[name]({ count: shown });
}
