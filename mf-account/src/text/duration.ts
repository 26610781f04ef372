import { words } from "../words.ts";

/** A time spent, in whole minutes and hours: `3 h 20 min`. Less than a minute that was begun counts as one. */
export function duration(seconds: number): string {
  const total = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const { hours: h, minutes: min } = words.statistics;
  if (hours === 0) return `${minutes} ${min}`;
  return minutes === 0 ? `${hours} ${h}` : `${hours} ${h} ${minutes} ${min}`;
}
