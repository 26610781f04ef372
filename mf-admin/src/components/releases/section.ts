import type { Change, Releases } from "../../queries/releases.ts";

/** What each section of the releases page is given. */
export interface SectionProps {
  releases: Releases;
  /** Asks before a change, and makes it. */
  onAsk: (change: Change) => void;
}
