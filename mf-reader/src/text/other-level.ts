import type { Text } from "@lagom/shared/contract/text";
import type { Level } from "@lagom/shared/text/levels";

/** The actual or estimated level of a text if it differs from the requested one; else undefined. */
export function otherLevel({
  level,
  requested_level,
  level_report,
}: Pick<Text, "level" | "requested_level" | "level_report">): Level | undefined {
  const levels = [level_report?.estimated ?? level, level];
  return levels.find((one) => one !== requested_level);
}
