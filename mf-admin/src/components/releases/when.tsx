import { formatMoment } from "@lagom/shared/text/format";
import { strings } from "../../strings/common.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { ago } from "../ago.ts";

/** `4 min ago`, or `just now`. */
export function agoText(instant: string): string {
  const time = ago(instant, new Date());
  return time === strings.ago.now ? texts.names.justNow : texts.names.ago({ time });
}

/** How long ago something was, with the moment itself as a tooltip. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      <bdi>{agoText(at)}</bdi>
    </time>
  );
}
