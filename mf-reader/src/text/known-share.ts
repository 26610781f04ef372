import type { Level } from "@lagom/shared/text/levels";
import { strings } from "../strings.ts";

/** How many words of a text its reader knows; `level` is set while that is an estimate. */
export function knownShare(share: number, level: Level | null): string {
  const percent = Math.round(share);
  return level ? strings.knownAt({ percent, level }) : strings.known({ percent });
}
