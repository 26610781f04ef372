import { AREAS, type AreaName } from "@lagom/shared/remote";
import type { Releases } from "../../queries/releases.ts";

/** Every area: those of the product, also one that is not live yet, and those that operators have added. */
export const areasIn = ({ areas }: Releases): AreaName[] => [...AREAS, ...areas];
