import type { Level } from "@lagom/shared/text/levels";
import { useId } from "react";
import { readerStrings } from "../strings/reader.ts";
import { knownShare } from "../text/known-share.ts";
import styles from "./known-figure.module.css";

interface KnownFigureProps {
  percent: number;
  /** The level on which the figure rests; null for one that rests on the reader's own words. */
  level: Level | null;
}

/** How much of a text its reader knows; pressed, it says how that is counted (docs/decisions/0005-known-percent.md). */
export function KnownFigure({ percent, level }: KnownFigureProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.figure} popoverTarget={id}>
        {knownShare(percent, level)}
      </button>
      <span id={id} popover="auto" className={styles.explanation}>
        {howKnown(percent, level)}
      </span>
    </>
  );
}

function howKnown(share: number, level: Level | null): string {
  const percent = Math.round(share);
  return level ? readerStrings.howKnownAt({ percent, level }) : readerStrings.howKnown({ percent });
}
