import { AREAS } from "@lagom/shared/remote";

/** What is released alone: the shell and each area. */
export const UNITS = ["shell", ...AREAS] as const;
export type Unit = (typeof UNITS)[number];

/** The folder of a unit's sources. */
export const folderOf = (unit: Unit): string => (unit === "shell" ? "shell" : `mf-${unit}`);
