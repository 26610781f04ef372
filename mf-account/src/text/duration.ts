import { strings } from "../strings.ts";

/** Keeps a number and its unit on one line. */
const SPACE = "\u00a0";

/** A duration in hours and minutes: `3 h 20 min`. A started minute counts as one. */
export function duration(seconds: number): string {
  const total = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0;
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const { hours: h, minutes: min } = strings.statistics;
  const parts = [hours > 0 ? [hours, h] : [], minutes > 0 || hours === 0 ? [minutes, min] : []];
  return parts.flat().join(SPACE);
}
