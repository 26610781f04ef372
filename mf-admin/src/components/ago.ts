import { strings } from "../strings/common.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago a moment was, in its largest whole unit: `4 min`, `2 h`, `3 days`. */
export function ago(instant: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1000;
  if (seconds < MINUTE) return strings.ago.now;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} ${strings.ago.minutes}`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} ${strings.ago.hours}`;
  const days = Math.floor(seconds / DAY);
  return `${days} ${days === 1 ? strings.ago.day : strings.ago.days}`;
}
