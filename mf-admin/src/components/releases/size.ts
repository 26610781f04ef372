import { formatCount } from "@lagom/shared/text/format";
import { releaseView as texts } from "../../strings/releases.ts";

/** `+12 KB`; null where there is nothing to compare with. @param more in kilobytes */
export function sizeDifference(more: number | null): string | null {
  if (more === null) return null;
  if (more === 0) return texts.same;
  const size = formatCount(Math.abs(more));
  return more > 0 ? texts.more(size) : texts.less(size);
}
