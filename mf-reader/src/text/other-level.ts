import type { Text } from "@lagom/shared/contract/text";
import type { Level } from "@lagom/shared/text/levels";

/** The level that a text has, or seems to have, where that is another than the one asked for; undefined where it is that one. */
export function otherLevel({
  level,
  requested_level,
  level_report,
}: Pick<Text, "level" | "requested_level" | "level_report">): Level | undefined {
  const levels = [level_report?.estimated ?? level, level];
  return levels.find((one) => one !== requested_level);
}
