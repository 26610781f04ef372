import type { Unit } from "@lagom/shared/remote";

/** The folder of a unit's sources. */
export const folderOf = (unit: Unit): string => (unit === "shell" ? "shell" : `mf-${unit}`);
