import type { Change } from "../../queries/releases.ts";

const MOST_STEPS = 10;
const WEEK_MINUTES = 7 * 24 * 60;

/** A share of browsers as somebody typed it, from 1 to 99; null where it is none. */
export const percentIn = (text: string): number | null => wholeNumber(text, 99);

/** The growing shares of a roll-out, as `1, 10, 50, 100`; null where they are none. */
export function stepsIn(text: string): number[] | null {
  const steps = text
    .split(/[\s,;→%]+/)
    .filter(Boolean)
    .map((step) => wholeNumber(step, 100));
  const grows = steps.every((step, n) => step !== null && step > (steps[n - 1] ?? 0));
  if (!grows || steps.length < 2 || steps.length > MOST_STEPS || steps.at(-1) !== 100) return null;
  return steps.flatMap((step) => step ?? []);
}

/** A roll-out from its steps and the minutes between them; null where one of them is wrong. */
export function rolloutIn(steps: string, pause: string): NonNullable<Change["rollout"]> | null {
  const shares = stepsIn(steps);
  const pause_minutes = wholeNumber(pause, WEEK_MINUTES);
  return shares && pause_minutes !== null ? { steps: shares, pause_minutes } : null;
}

function wholeNumber(text: string, most: number): number | null {
  const value = Number(text);
  return text.trim() !== "" && Number.isInteger(value) && value >= 1 && value <= most ? value : null;
}
