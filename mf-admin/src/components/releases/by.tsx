import { releaseStrings as texts } from "../../strings/releases.ts";
import { Address } from "../address.tsx";

/** Who did it. */
export function By({ who }: { who: string }) {
  return (
    <bdi>
      <Address of={texts.names.by({ who })} />
    </bdi>
  );
}
