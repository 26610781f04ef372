import type { ReactNode } from "react";
import { LEVELS, type Level } from "../text/levels.ts";
import styles from "./badge.module.css";
import { strings } from "./strings.ts";

interface LevelBadgeProps {
  level: Level;
  /** The level that was asked for, when it may differ. */
  requested?: Level | undefined;
}

/** The level of a text, or how it differs from the level asked for. */
export function LevelBadge({ level, requested = level }: LevelBadgeProps) {
  const difference = LEVELS.indexOf(level) - LEVELS.indexOf(requested);
  if (difference === 0) return <Tag tone="pine">{level}</Tag>;
  return <Tag tone="saffron">{(difference > 0 ? strings.harder : strings.easier)({ level: requested })}</Tag>;
}

export type Tone = "plain" | "pine" | "saffron" | "sky" | "berry";

/** A short word on a tint. */
export function Tag({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
