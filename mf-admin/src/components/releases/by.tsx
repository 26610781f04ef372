import { WithAddress } from "@lagom/shared/ui/address";
import { releaseStrings as texts } from "../../strings/releases.ts";

/** Who did it. */
export function By({ who }: { who: string }) {
  return (
    <bdi>
      <WithAddress text={texts.names.by({ who })} address={who} />
    </bdi>
  );
}
