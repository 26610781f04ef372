/** CEFR levels, easiest first. */
export const LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a user whose map of levels has none. */
export const DEFAULT_LEVEL: Level = "A2";

/** All levels, the one to show first when `wanted` may be missing: the nearest, easier first. */
export function levelsByNearness(wanted: Level): Level[] {
  const rank = (level: Level) => {
    const distance = LEVELS.indexOf(level) - LEVELS.indexOf(wanted);
    return distance <= 0 ? -distance : LEVELS.length + distance;
  };
  return [...LEVELS].sort((a, b) => rank(a) - rank(b));
}

/**
 * The level to show when `wanted` may be missing.
 * @param available levels that exist, in any order; must not be empty
 * @throws RangeError when nothing is available
 */
export function nearestLevel(wanted: Level, available: readonly Level[]): Level {
  const nearest = levelsByNearness(wanted).find((level) => available.includes(level));
  if (!nearest) throw new RangeError("No level is available");
  return nearest;
}
