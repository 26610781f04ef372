import { statisticsStrings } from "../strings/statistics.ts";

/** A duration in hours and minutes: `3 h 20 min`. A started minute counts as one. */
export function duration(seconds: number): string {
  const total = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  if (hours === 0) return statisticsStrings.statistics.duration.minutes({ minutes });
  return minutes === 0
    ? statisticsStrings.statistics.duration.hours({ hours })
    : statisticsStrings.statistics.duration.both({ hours, minutes });
}
