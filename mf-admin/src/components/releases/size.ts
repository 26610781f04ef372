import { releaseStrings as texts } from "../../strings/releases.ts";

/** `+12 KB`; null where there is nothing to compare with. @param more in kilobytes */
export function sizeDifference(more: number | null): string | null {
  if (more === null) return null;
  if (more === 0) return texts.view.same;
  const kilobytes = Math.abs(more);
  return more > 0 ? texts.view.more({ kilobytes }) : texts.view.less({ kilobytes });
}
