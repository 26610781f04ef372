import { viewStrings } from "../../strings/release-view.ts";

/** `+12 KB`; null where there is nothing to compare with. @param more in kilobytes */
export function sizeDifference(more: number | null): string | null {
  if (more === null) return null;
  if (more === 0) return viewStrings.view.same;
  const kilobytes = Math.abs(more);
  return more > 0 ? viewStrings.view.more({ kilobytes }) : viewStrings.view.less({ kilobytes });
}
