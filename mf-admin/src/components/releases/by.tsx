import { releaseNames } from "../../strings/releases.ts";
import { Address } from "../address.tsx";

/** Who did it. */
export function By({ who }: { who: string }) {
  return (
    <bdi>
      {releaseNames.by} <Address of={who} />
    </bdi>
  );
}
