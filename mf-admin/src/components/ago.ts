import { strings } from "../strings/common.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in its largest whole unit: `4 min`, `2 h`, `3 days`; a number and its unit stay on one line. */
export function ago(instant: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1000;
  if (seconds < MINUTE) return strings.ago.now;
  return howLong(seconds).replaceAll(" ", "\u00a0");
}

function howLong(seconds: number): string {
  if (seconds < HOUR) return strings.ago.minutes({ count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return strings.ago.hours({ count: Math.floor(seconds / HOUR) });
  return strings.ago.days({ count: Math.floor(seconds / DAY) });
}
